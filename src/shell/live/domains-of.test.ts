import { describe, expect, it } from 'vitest'
import { everyone } from '#src/contract/core/hubs.ts'
import { domainsOf } from './domains-of.ts'

const me = { id: 'huong', groupID: 'managers' }
const command = (...commands: unknown[]) => ({
  merchantID: 'nha-suong',
  items: commands.map(command => ({ type: 'permission' as const, command: JSON.stringify(command) })),
})

describe('spec: a permission command', () => {
  it('for the current user invalidates the navigation', () => {
    expect(domainsOf(command({ userID: 'huong', groupID: 'managers' }), me)).toEqual(['navigation'])
  })

  it('for the whole group invalidates navigation, permissions and their lists', () => {
    const domains = domainsOf(command({ userID: everyone, groupID: 'managers' }), me)
    expect(domains).toEqual(['navigation', 'permissions', 'contacts', 'user'])
  })

  it('for other users invalidates nothing', () => {
    expect(domainsOf(command({ userID: 'bao', groupID: 'managers' }), me)).toEqual([])
    expect(domainsOf(command({ userID: everyone, groupID: 'staff' }), me)).toEqual([])
  })

  it('that cannot be parsed invalidates nothing', () => {
    expect(domainsOf(command('nonsense', { userID: 7 }), me)).toEqual([])
    const broken = { merchantID: 'x', items: [{ type: 'permission' as const, command: '{' }] }
    expect(domainsOf(broken, me)).toEqual([])
  })

  it('returns each domain once', () => {
    const twice = command({ userID: 'huong', groupID: '' }, { userID: 'huong', groupID: '' })
    expect(domainsOf(twice, me)).toEqual(['navigation'])
  })
})
