import { beforeAll, describe, expect, it } from 'vitest'
import { iconFile } from '#scripts/build/icons.ts'
import { iconSets, icons } from '#src/contract/shell/icons.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeAll(freshServer)

const spriteOf = (set: string) => iconFile(`icons/${set}.svg`) ?? ''

describe.each(iconSets)('%s', set => {
  it('is a list of icons, each with a shape', async () => {
    const reply = await conforming(icons.get, { params: { set } })
    expect(reply.namespace).toBe(set.replaceAll('-', '_'))
    const drawings = [...spriteOf(set).matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)
    expect(drawings).toEqual(reply.list)
    expect(reply.list.filter(name => !/^[a-z\d]+(-[a-z\d]+)*$/.test(name))).toEqual([])
  })

  it('contains only shapes, in the colour of the text, in a square', () => {
    const sprite = spriteOf(set)
    const tags = new Set([...sprite.matchAll(/<(\w+)/g)].map(([, tag]) => tag))
    const shapes = ['svg', 'symbol', 'g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect']
    expect([...tags].filter(tag => !shapes.includes(tag ?? ''))).toEqual([])
    expect(sprite).not.toMatch(/ (on\w+|style|class|href|xlink:\w+|width="24" height)=?|url\(|#[\da-f]{3}/i)
    for (const [symbol] of filled(sprite.matchAll(/<symbol [^>]*>/g))) {
      expect(symbol).toMatch(/viewBox="0 0 (20 20|24 24)"/)
      expect(symbol).toContain('="currentColor"')
    }
  })

  it('is one complete drawing', () => {
    const open: string[] = []
    const unmatched: string[] = []
    for (const [, closing, tag = '', alone] of spriteOf(set).matchAll(
      /<(\/?)(\w+)(?:"[^"]*"|[^">])*?(\/?)>/g,
    ))
      if (closing && open.pop() !== tag) unmatched.push(tag)
      else if (!closing && !alone) open.push(tag)
    expect([...open, ...unmatched]).toEqual([])
  })
})

it.each([
  ['feather', 287, 'arrow-up'],
  ['heroicons-outline', 324, 'squares-2x2'],
  ['material-solid', 2122, 'account-circle'],
  ['material-outline', 2122, 'account-circle'],
  ['material-twotone', 2122, 'medication-liquid'],
])('%s has at least %d icons, %s among them', async (set, count, name) => {
  const { list } = await conforming(icons.get, { params: { set } })
  expect(list.length).toBeGreaterThanOrEqual(count)
  expect(list).toContain(name)
})

it.each(['none', '__proto__', '..%2Fseed'])('a set named %s returns 404', async set => {
  expect((await send(icons.get, { params: { set } })).status).toBe(404)
})
