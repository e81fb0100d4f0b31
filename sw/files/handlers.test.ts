import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '#src/contract/core/define.ts'
import { files } from '#src/contract/files.ts'
import { db } from '#sw/storage/db.ts'
import { contentsPath } from '#sw/uploads/store.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'
import { serveContent } from './serve-content.ts'
import { sweepFiles } from './sweep.ts'

beforeEach(freshServer)

const list = (folderId = 'null') => conforming(files.list, { query: { folderId } })
const names = (items: { name: string }[]) => items.map(item => item.name)
const everything = () => Promise.all([db.files, db.fileContents, db.trash].map(table => table.toArray()))

/** The body of an upload; `parts` are sent with the file. */
function form(name: string, parts: Record<string, string> = {}, text = 'một, hai, ba') {
  const body = new FormData()
  body.set('file', new File([text], name, { type: 'text/plain' }))
  for (const [key, value] of Object.entries(parts)) body.set(key, value)
  return { body }
}

/** The bytes at the address of a file, as the worker serves them. */
async function bytesAt(url: string) {
  const response = await serveContent(url.slice(contentsPath.length), new Request('https://outpost.example/'))
  return new Uint8Array(await response.arrayBuffer())
}

const invoices = 'file-1'
const october = 'file-1-1'

describe('a folder', () => {
  it('lists folders and files separately, each sorted by name in Vietnamese order', async () => {
    const root = await list()
    expect(names(root.folders)).toEqual([
      'Đã ký',
      'Hình ảnh',
      'Hoá đơn',
      'Hợp đồng',
      'Kiểm kê',
      'Nhà cung cấp',
    ])
    expect(names(root.files)).toEqual([
      'Số điện thoại cần gọi.txt',
      'Sổ tay nhân viên.doc',
      'Tuyến giao tháng Chạp.jpg',
      'Xếp ca tuần 48.xls',
    ])
    expect(root.path).toEqual([])
    expect(filled([...root.folders, ...root.files]).every(item => item.folderId === null)).toBe(true)
  })

  it('is the root when the query names none, and sorts numbers by value', async () => {
    expect(await conforming(files.list)).toEqual(await list())
    for (const name of ['Phiếu 10.txt', 'Phiếu 9.txt'])
      await conforming(files.upload, form(name, { folderId: 'file-6' }))
    expect(names((await list('file-6')).files)).toEqual(['Phiếu 9.txt', 'Phiếu 10.txt'])
  })

  it('has the path from the root', async () => {
    expect(names((await list(october)).path)).toEqual(['Hoá đơn', 'Tháng 10'])
  })

  it('has the number of items and bytes in it', async () => {
    const folder = (await list()).folders.find(({ id }) => id === invoices)
    const inside = await list(invoices)
    expect(folder?.contents).toBe('3')
    expect(folder?.size).toBe(inside.files.reduce((sum, { size }) => sum + size, 0))
    expect(
      filled(inside.files).every(({ contents, description }) => contents === null && description === null),
    ).toBe(true)
  })

  it('can be created in any folder', async () => {
    const folder = { name: ' Tháng 11 ', folderId: invoices }
    const made = await conforming(files.createFolder, { body: { folder } })
    expect(made).toMatchObject({
      name: 'Tháng 11',
      type: 'folder',
      contents: '0',
      createdBy: 'Nguyễn Thị Hường',
    })
    expect(names((await list(invoices)).folders)).toEqual(['Tháng 10', 'Tháng 11'])
    expect(names(await conforming(files.folders))).toContain('Tháng 11')
  })

  it('is removed and restored with everything in it', async () => {
    const before = await list(october)
    expect(await conforming(files.remove, { query: { id: invoices } })).toBe(true)
    expect((await send(files.list, { query: { folderId: invoices } })).status).toBe(404)
    expect(await conforming(files.restore, { body: { id: invoices } })).toMatchObject({
      id: invoices,
      contents: '3',
    })
    expect(await list(october)).toEqual(before)
  })

  it('that contains itself, in a damaged database, can still be listed', async () => {
    const folder = await db.files.where({ type: 'folder' }).first()
    if (!folder) throw new Error('The sample has folders')
    await db.files.put({ ...folder, id: 'inner', folderId: 'outer' })
    await db.files.put({ ...folder, id: 'outer', folderId: 'inner' })
    const { path } = await conforming(files.list, { query: { folderId: 'inner' } })
    expect(path.map(({ id }: { id: string }) => id)).toEqual(['outer', 'inner'])
  })

  it('cannot be moved into itself or into a folder inside it', async () => {
    for (const folderId of [invoices, october])
      expect((await send(files.update, { body: { id: invoices, item: { folderId } } })).status).toBe(400)
  })
})

describe('a file', () => {
  it('can be opened: every sample file has bytes of its size', async () => {
    for (const { id, size, type } of filled(await db.files.toArray())) {
      if (type === 'folder') continue
      const { url } = await conforming(files.download, { query: { id } })
      const bytes = url.startsWith(contentsPath) ? await bytesAt(url) : await readFile(`public/${url}`)
      expect([id, bytes.length]).toEqual([id, size])
    }
  })

  it('is uploaded with its bytes and its kind', async () => {
    const made = await conforming(files.upload, form('Ghi chú.TXT', { folderId: invoices }))
    expect(made).toMatchObject({ name: 'Ghi chú.TXT', type: 'TXT', size: 14, folderId: invoices })
    const { url } = await conforming(files.download, { query: { id: made.id } })
    expect(new TextDecoder().decode(await bytesAt(url))).toBe('một, hai, ba')
  })

  it('is replaced under its own name, or kept next to the old one under another name', async () => {
    const made = await conforming(files.upload, form('a.txt'))
    const replaced = await conforming(files.upload, form('b.txt', { id: made.id }, 'bốn'))
    expect(replaced).toMatchObject({ id: made.id, name: 'a.txt', size: 5, createdAt: made.createdAt })
    const beside = await conforming(files.upload, form('a.txt', { name: 'a (2).txt' }))
    expect(names((await list()).files)).toEqual(expect.arrayContaining(['a.txt', 'a (2).txt']))
    expect(beside.id).not.toBe(made.id)
  })

  it('is renamed, described and moved', async () => {
    const item = { name: 'Ca 48.xls', folderId: invoices, description: 'Bản chốt', id: 'x', size: 0 }
    const changed = await conforming(files.update, { body: { id: 'file-8', item } })
    expect(changed).toMatchObject({ id: 'file-8', name: 'Ca 48.xls', folderId: invoices })
    expect(changed.size).toBeGreaterThan(0)
    expect(names((await list(invoices)).files)).toContain('Ca 48.xls')
    const back = await conforming(files.update, { body: { id: 'file-8', item: { folderId: null } } })
    expect(back.folderId).toBeNull()
  })

  it('is restored to the root when its folder no longer exists', async () => {
    await conforming(files.remove, { query: { id: 'file-1-2' } })
    await conforming(files.remove, { query: { id: invoices } })
    const back = await conforming(files.restore, { body: { id: 'file-1-2' } })
    expect(back.folderId).toBeNull()
    expect(names((await list()).files)).toContain(back.name)
  })
})

describe('several items', () => {
  it('are moved, with a number behind a name that is taken, and moved back', async () => {
    const [first, second] = [
      await conforming(files.upload, form('Ca.txt')),
      await conforming(files.upload, form('Ca.txt', { folderId: invoices })),
    ]
    const moves = [
      { id: first.id, folderId: invoices },
      { id: 'file-2', folderId: invoices },
    ]
    expect(await conforming(files.move, { body: { moves } })).toBe(true)
    const inside = await list(invoices)
    expect(names(inside.files)).toEqual(expect.arrayContaining(['Ca.txt', 'Ca (2).txt']))
    expect(names(inside.folders)).toContain('Hợp đồng')
    expect((await conforming(files.get, { query: { id: second.id } })).item.name).toBe('Ca.txt')
  })

  it('are moved all or none: never into themselves, and not without one that is missing', async () => {
    const before = await everything()
    for (const last of [
      { id: invoices, folderId: october },
      { id: 'none', folderId: null },
    ]) {
      const response = await send(files.move, {
        body: { moves: [{ id: 'file-8', folderId: october }, last] },
      })
      expect([400, 404]).toContain(response.status)
    }
    expect(await everything()).toEqual(before)
  })

  it('are copied with everything inside, and the copies have the bytes', async () => {
    const made = await conforming(files.upload, form('a.txt', { folderId: october }))
    const [copy] = await conforming(files.copy, { body: { ids: [invoices], folderId: null } })
    expect(copy).toMatchObject({ name: 'Hoá đơn (2)', contents: '3' })
    const [inner] = (await list(copy?.id)).folders
    const copied = (await list(inner?.id)).files.find(({ name }) => name === 'a.txt')
    expect(copied?.id).not.toBe(made.id)
    const { url } = await conforming(files.download, { query: { id: copied?.id ?? '' } })
    expect(new TextDecoder().decode(await bytesAt(url))).toBe('một, hai, ba')
    expect((await send(files.copy, { body: { ids: [invoices], folderId: october } })).status).toBe(400)
  })

  it('that have the same long name, or are too many, are copied and moved within the limits', async () => {
    const name = 'a'.repeat(1000)
    const folder = await conforming(files.createFolder, { body: { folder: { folderId: null, name } } })
    const ids = [folder.id, folder.id, folder.id]
    const copies = await conforming(files.copy, { body: { ids, folderId: null } })
    expect(copies.map(copy => copy.name.slice(-5))).toEqual([2, 3, 4].map(number => `a (${number})`))
    for (const copy of copies) expect(copy.name).toHaveLength(1000)
    const tooMany = Array.from({ length: 10_001 }, () => october)
    expect((await send(files.copy, { body: { ids: tooMany, folderId: null } })).status).toBe(400)
  })

  it('get the names that earlier moves of the same call have left', async () => {
    const folderIn = (folderId: string | null, name: string) =>
      conforming(files.createFolder, { body: { folder: { folderId, name } } })
    const [one, other] = [await folderIn(null, 'Một'), await folderIn(null, 'Hai')]
    const [first, second] = [await folderIn(one.id, 'Ảnh'), await folderIn(other.id, 'Ảnh')]
    const moves = [
      { id: first.id, folderId: null },
      { id: second.id, folderId: one.id },
      { id: first.id, folderId: other.id },
    ]
    await conforming(files.move, { body: { moves } })
    expect(names((await list(one.id)).folders)).toEqual(['Ảnh'])
    expect(names((await list(other.id)).folders)).toEqual(['Ảnh'])
  })

  it('are removed and restored together', async () => {
    const before = await list()
    await conforming(files.removeMany, { body: { ids: [invoices, 'file-8'] } })
    expect((await list()).folders).toHaveLength(before.folders.length - 1)
    await conforming(files.restoreMany, { body: { ids: [invoices, 'file-8'] } })
    expect(await list()).toEqual(before)
  })
})

describe('the search', () => {
  it('finds names in all folders without accents, each with the name of its folder', async () => {
    const found = await conforming(files.search, { query: { query: 'hoa don' } })
    expect(found.map(({ name, folderName }) => [name, folderName])).toEqual([['Hoá đơn', null]])
    const [first] = await conforming(files.search, { query: { query: 'DIEN luc' } })
    expect(first).toMatchObject({ name: 'HD-1987 Điện lực.pdf', folderName: 'Tháng 10' })
  })

  it('finds nothing in removed folders, and nothing for an empty text', async () => {
    await conforming(files.remove, { query: { id: invoices } })
    expect(await conforming(files.search, { query: { query: 'dien luc' } })).toEqual([])
    expect(await conforming(files.search, { query: { query: ' ' } })).toEqual([])
  })
})

describe('sweeping', () => {
  it('keeps everything that can be reached or restored', async () => {
    await conforming(files.upload, form('a.txt', { folderId: october }))
    await conforming(files.remove, { query: { id: invoices } })
    const before = await everything()
    await sweepFiles()
    expect(await everything()).toEqual(before)
  })

  it('deletes the content of folders that were purged, and its bytes', async () => {
    const made = await conforming(files.upload, form('a.txt', { folderId: october }))
    await conforming(files.remove, { query: { id: invoices } })
    await db.trash.clear()
    await sweepFiles()
    expect(await db.files.bulkGet([october, made.id])).toEqual([undefined, undefined])
    expect(await db.fileContents.count()).toBe(0)
    expect(await db.files.get('file-2-1')).toBeDefined()
  })
})

describe('bad input', () => {
  const folder = { name: 'x', folderId: 'none' }
  const refused: [status: number, what: string, endpoint: Endpoint, sent: Parameters<typeof send>[1]][] = [
    [404, 'an unknown folder', files.list, { query: { folderId: 'none' } }],
    [404, 'a file for a folder', files.list, { query: { folderId: 'file-8' } }],
    [404, 'an unknown folder', files.createFolder, { body: { folder } }],
    [400, 'an empty name', files.createFolder, { body: { folder: { name: ' ' } } }],
    [400, 'a list for an object', files.createFolder, { body: { folder: [] } }],
    [400, 'a missing body', files.createFolder, { body: '' }],
    [400, 'JSON for a form', files.upload, { body: {} }],
    [400, 'no file', files.upload, { body: new FormData() }],
    [404, 'an unknown folder', files.upload, form('a.txt', { folderId: 'none' })],
    [404, 'an unknown file', files.upload, form('a.txt', { id: 'none' })],
    [400, 'a folder for a file', files.upload, form('a.txt', { id: invoices })],
    [404, 'an unknown file', files.update, { body: { id: 'none', item: {} } }],
    [404, 'a file for a folder', files.update, { body: { id: 'file-8', item: { folderId: 'file-9' } } }],
    [400, 'a wrong type', files.update, { body: { id: 'file-8', item: { name: 5 } } }],
    [404, 'an unknown file', files.remove, { query: { id: 'none' } }],
    [404, 'a file never removed', files.restore, { body: { id: 'file-8' } }],
    [404, 'an unknown file', files.download, { query: { id: 'none' } }],
    [404, 'a folder', files.download, { query: { id: invoices } }],
  ]

  it('is refused, and changes nothing', async () => {
    const before = await everything()
    for (const [status, what, endpoint, sent] of refused)
      expect([what, (await send(endpoint, sent)).status]).toEqual([what, status])
    expect(await everything()).toEqual(before)
  })
})
