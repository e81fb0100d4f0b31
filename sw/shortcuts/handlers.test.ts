import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissions } from '#src/contract/permissions.ts'
import { Shortcut, shortcuts } from '#src/contract/shell/shortcuts.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const list = () => conforming(shortcuts.list)
const fields = { label: 'Quỹ', icon: 'banknotes', link: '/main/fund', useRouter: true }

describe('shortcuts', () => {
  it('contain exactly the fields of the contract', async () => {
    for (const shortcut of filled(await list()))
      expect(v.parse(v.strictObject(Shortcut.entries), shortcut)).toEqual(shortcut)
  })

  it('start with the four defaults', async () => {
    expect((await list()).slice(0, 4).map(({ link }) => link)).toEqual([
      '/main/task/export',
      '/main/task/take-out',
      '/main/task/delivery',
      '/main/task/import',
    ])
  })

  it.each([
    ['none', false],
    ['view', false],
    ['create', true],
    ['edit', true],
  ] as const)('with permission to %s in an area contain its default: %s', async (level, offered) => {
    covers('shortcuts.permission')
    await db.permissions.update('store', { delivery: level })
    expect(await conforming(permissions.get)).toMatchObject({ delivery: level, 'check-out': 'edit' })
    expect((await list()).some(({ link }) => link === '/main/task/delivery')).toBe(offered)
    expect((await list()).some(({ link }) => link === '/main/task/import')).toBe(true)
  })

  it('are added last, and can be changed and removed', async () => {
    const before = await list()
    const created = await conforming(shortcuts.create, { body: { shortcut: fields } })
    expect(created).toMatchObject(fields)
    expect(await list()).toEqual([...before, created])
    const changed = { ...created, label: 'Sổ quỹ' }
    const body = `{"id":"${created.id}","shortcut":{"id":"other","label":"Sổ quỹ","area":"delivery","__proto__":{"x":1}}}`
    expect(await conforming(shortcuts.update, { body })).toEqual(changed)
    expect(await conforming(shortcuts.remove, { query: { id: created.id } })).toEqual(changed)
    expect(await list()).toEqual(before)
  })

  it('stay removed, including the defaults', async () => {
    await conforming(shortcuts.remove, { query: { id: 'take-out' } })
    expect((await list())[0]?.link).toBe('/main/task/take-out')
  })

  it.each(['label', 'icon', 'link', 'useRouter'] as const)('require a %s', async name => {
    covers('shortcuts.required')
    const { [name]: _, ...rest } = fields
    const response = await send(shortcuts.create, { body: { shortcut: rest } })
    expect([response.status, (await response.json()).field]).toEqual([400, `shortcut.${name}`])
  })

  it.each([
    ['create', '', 400],
    ['create', '{"shortcut":[]}', 400],
    ['create', '{"shortcut":{"label":" ","icon":"x","link":"/","useRouter":true}}', 400],
    ['update', '{"id":"take-out","shortcut":{"useRouter":"yes"}}', 400],
    ['update', '{"id":"take-out","shortcut":{"label":""}}', 400],
    ['update', '{"id":"none","shortcut":{"label":"x"}}', 404],
    ['update', '{"id":"__proto__","shortcut":{"label":"x"}}', 404],
  ] as const)('do not change after an invalid %s with %s', async (name, body, status) => {
    const before = await db.shortcuts.toArray()
    expect((await send(shortcuts[name], { body })).status).toBe(status)
    expect(await db.shortcuts.toArray()).toEqual(before)
  })

  it('cause 404 for an unknown id', async () => {
    expect((await send(shortcuts.remove, { query: { id: 'none' } })).status).toBe(404)
  })
})
