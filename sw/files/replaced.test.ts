import { beforeEach, describe, expect, it } from 'vitest'
import { files } from '#src/contract/files.ts'
import { permissions } from '#src/contract/permissions.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const invoices = 'file-1'
const october = 'file-1-1'

const list = (folderId = 'null') => conforming(files.list, { query: { folderId } })
const namesIn = async (folderId?: string) => (await list(folderId)).files.map(({ name }) => name)
const tables = () => Promise.all([db.files, db.fileContents, db.trash].map(table => table.toArray()))

async function uploaded(name: string, folderId = 'null', text = 'một') {
  const body = new FormData()
  body.set('file', new File([text], name))
  body.set('folderId', folderId)
  return (await conforming(files.upload, { body })).id
}

describe('a moved item', () => {
  it('gets the name of the item that it replaces, which is in the trash; both are put back', async () => {
    const [moved, old] = [await uploaded('Ca.txt'), await uploaded('Ca.txt', invoices)]
    const before = await tables()
    const body = { moves: [{ id: moved, folderId: invoices }], replaces: [old] }
    expect(await conforming(files.move, { body })).toBe(true)
    expect((await namesIn(invoices)).filter(name => name.startsWith('Ca'))).toEqual(['Ca.txt'])
    expect(await db.trash.get(old)).toBeDefined()

    await call(files.move, { body: { moves: [{ id: moved, folderId: null, name: 'Ca.txt' }] } })
    await call(files.restoreMany, { body: { ids: [old] } })
    expect(await tables()).toEqual(before)
  })

  it('gets back the name that it had before a number was put behind it', async () => {
    const moved = await uploaded('Ca.txt')
    await uploaded('Ca.txt', invoices)
    await call(files.move, { body: { moves: [{ id: moved, folderId: invoices }] } })
    expect(await namesIn(invoices)).toContain('Ca (2).txt')
    await call(files.move, { body: { moves: [{ id: moved, folderId: null, name: 'Ca.txt' }] } })
    expect(await namesIn()).toContain('Ca.txt')
  })

  it('can replace the folder that it is in', async () => {
    const inner = await conforming(files.createFolder, {
      body: { folder: { name: 'Hoá đơn', folderId: october } },
    })
    await call(files.move, { body: { moves: [{ id: inner.id, folderId: null }], replaces: [invoices] } })
    const { folders } = await list()
    expect(folders.filter(({ name }) => name === 'Hoá đơn').map(({ id }) => id)).toEqual([inner.id])
  })

  it.each([
    ['itself', invoices],
    ['an item of another folder', 'file-1-2'],
  ])('cannot replace %s, and nothing is changed', async (_, replaced) => {
    const before = await tables()
    const body = { moves: [{ id: invoices, folderId: 'file-2' }], replaces: [replaced] }
    expect((await send(files.move, { body })).status).toBe(400)
    expect(await tables()).toEqual(before)
  })
})

describe('a copy', () => {
  it('gets the name of the item that it replaces', async () => {
    const [original, old] = [await uploaded('Ca.txt'), await uploaded('Ca.txt', invoices, 'hai')]
    const body = { ids: [original], folderId: invoices, replaces: [old] }
    const [copy] = await conforming(files.copy, { body })
    expect(copy?.name).toBe('Ca.txt')
    expect((await namesIn(invoices)).filter(name => name.startsWith('Ca'))).toEqual(['Ca.txt'])
    expect(await db.trash.get(old)).toBeDefined()
  })

  it('replaces nothing without the right to edit', async () => {
    const body = { groupID: 'viewer', permissions: { files: 'create' as const } }
    await call(permissions.update, { body })
    const [original, old] = [await uploaded('Ca.txt'), await uploaded('Ca.txt', invoices)]
    const token = await issue('lan')
    const copying = { ids: [original], folderId: invoices }
    expect((await send(files.copy, { body: { ...copying, replaces: [old] }, token })).status).toBe(403)
    expect((await send(files.copy, { body: copying, token })).status).toBe(200)
    const moves = [{ id: original, folderId: invoices }]
    expect((await send(files.move, { body: { moves }, token })).status).toBe(403)
  })
})
