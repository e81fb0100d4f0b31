import { beforeEach, describe, expect, it } from 'vitest'
import { backup, everything as restoredDomains } from '#src/contract/backup.ts'
import { boards } from '#src/contract/boards.ts'
import { chat } from '#src/contract/chat.ts'
import { contacts } from '#src/contract/contacts.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { courses } from '#src/contract/courses.ts'
import { files } from '#src/contract/files.ts'
import { guides } from '#src/contract/guides.ts'
import { mails } from '#src/contract/mails.ts'
import { notes } from '#src/contract/notes.ts'
import { products } from '#src/contract/products.ts'
import { tasks } from '#src/contract/tasks.ts'
import { uploads } from '#src/contract/uploads.ts'
import { domains } from '#sw/domains.ts'
import { serveContent } from '#sw/files/serve-content.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import { contentsPath } from '#sw/uploads/store.ts'
import { formOf } from '#tests/api/sample-requests/sample-request.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { migrate } from './migrate.ts'

beforeEach(freshServer)

type Content = Awaited<ReturnType<typeof exported>>
const exported = () => conforming(backup.export)

const gzip = (content: unknown) =>
  new Response(
    new Blob([JSON.stringify(content)]).stream().pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer()
const fileOf = async (content: unknown) => new File([await gzip(content)], 'outpost.json.gz')

function restore(file: File, headers = {}) {
  const body = new FormData()
  body.append('file', file)
  return send(backup.restore, { body, headers })
}

/** Returns all tables that a restore may change, including bytes. */
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(rowSchemas).map(async name => [name, await db.table(name).toArray()] as const),
    ),
  )

const makeUpload = async () => {
  const body = new FormData()
  body.append('file', new File([new Uint8Array([1, 2, 255])], 'me.png', { type: 'image/png' }))
  const headers = { 'merchant-id': 'outpost', 'merchant-app': 'employee', index: 'huong' }
  return call(uploads.upload, { body, headers })
}

describe('a backup', () => {
  it('contains every table that does not belong to the device', async () => {
    const own = [
      'connections',
      'meta',
      'outbox',
      'outgoing',
      'projections',
      'replies',
      'scheduled',
      'secrets',
      'shadows',
      'snapshots',
      'team',
      'written',
    ]
    const names = db.tables.map(({ name }) => name).filter(name => !own.includes(name))
    expect(Object.keys((await exported()).tables).toSorted()).toEqual(names.toSorted())
  })

  it('names every domain of its tables, so that a restore reloads their screens', () => {
    const restored = domains.flatMap(({ name, ...domain }) =>
      'tables' in domain && Object.keys(domain.tables).some(table => table in rowSchemas) ? [name] : [],
    )
    expect(restored.length).toBeGreaterThan(0)
    expect(restoredDomains).toEqual(expect.arrayContaining(restored))
  })

  it('can be inspected, which changes nothing; a file of another kind is refused', async () => {
    const [before, content] = [await everything(), await exported()]
    const inspect = async (content: unknown) => {
      const body = new FormData()
      body.append('file', await fileOf(content))
      return send(backup.inspect, { body })
    }
    const reply = await (await inspect(content)).json()
    expect(reply.at).toBe(content.at)
    expect(reply.rows).toMatchObject({ tasks: before.tasks?.length, contacts: before.contacts?.length })
    expect((await inspect({ app: 'outpost' })).status).toBe(400)
    expect(await everything()).toEqual(before)
  })

  it('restores everything unchanged, including bytes and passwords', async () => {
    await makeUpload()
    const [before, content] = [await everything(), await exported()]
    await call(tasks.create, { body: { task: { title: 'Sau khi sao lưu' } } })
    await db.uploads.clear()
    await db.contacts.clear()
    expect((await restore(await fileOf(content))).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  it('restores the rows of each app that changed after it, and the bytes of a removed file', async () => {
    const file = await conforming(files.upload, {
      body: formOf({ folderId: 'null', file: new File(['một, hai, ba'], 'sau.txt') }),
    })
    await call(courses.update, { body: { id: 'opening-the-till', step: 1, done: 0 } })
    await call(guides.rate, { body: { id: 'guide-01-01', helpful: true } })
    const [before, content] = [await everything(), await exported()]

    await call(notes.addTask, { body: { note: { id: 'note-1' }, task: 'Khoá cửa' } })
    await call(products.update, { body: { id: 'watch-1', product: { basePrice: 1 } } })
    await call(boards.update, { body: { id: 'tet', board: { title: 'Tết Đinh Mùi' } } })
    await call(boards.updateCard, { body: { id: 'tet-list-1-card-1', card: { title: 'Đặt mai' } } })
    await call(files.remove, { query: { id: file.id } })
    await db.fileContents.clear()
    await call(chat.send, {
      body: { id: '0198d3c5-7d2e-4b6f-8a53-5d1c9f0e2b77', toID: 'chau', text: 'Chào em' },
    })
    await call(courses.update, { body: { id: 'opening-the-till', step: 2, done: 1 } })
    await call(guides.rate, { body: { id: 'guide-01-01', helpful: false } })
    await call(mails.update, { body: { id: 'drafts-1', mail: { starred: true } } })
    await call(contacts.update, { body: { id: 'le-minh-chau', contact: { name: 'Sương' } } })
    const after = await everything()
    const changed = Object.keys(before).filter(
      table => JSON.stringify(before[table]) !== JSON.stringify(after[table]),
    )
    expect(changed).toEqual(
      expect.arrayContaining([
        'notes',
        'products',
        'boards',
        'boardCards',
        'files',
        'fileContents',
        'chatMessages',
        'sets',
        'guideVotes',
        'mails',
        'contacts',
      ]),
    )

    expect((await restore(await fileOf(content))).status).toBe(200)
    expect(await everything()).toEqual(before)
    const { url } = await conforming(files.download, { query: { id: file.id } })
    const request = new Request('https://outpost.example/')
    expect(await (await serveContent(url.slice(contentsPath.length), request)).text()).toBe('một, hai, ba')
  })

  it('stores the data that a restore replaces, and puts it back once', async () => {
    const content = await exported()
    expect(await conforming(backup.replaced)).toBeNull()
    await call(tasks.create, { body: { task: { title: 'Sau khi sao lưu' } } })
    const before = await everything()
    await restore(await fileOf(content))
    expect(await everything()).not.toEqual(before)
    expect(await conforming(backup.replaced)).toEqual({ at: expect.any(String) })
    expect(await conforming(backup.undoRestore)).toBe(true)
    expect(await everything()).toEqual(before)
    expect(await conforming(backup.undoRestore)).toBe(false)
  })

  it('without a table leaves that table unchanged', async () => {
    const { tables, ...content } = await exported()
    const { tasks: _, ...others } = tables
    await call(tasks.create, { body: { task: { title: 'Bảng mới' } } })
    const before = await db.tasks.toArray()
    expect((await restore(await fileOf({ ...content, tables: others }))).status).toBe(200)
    expect(await db.tasks.toArray()).toEqual(before)
  })

  it.each<[string, (content: Content) => unknown]>([
    ['of another app', content => ({ ...content, app: 'elsewhere' })],
    ['without tables', ({ tables: _, ...content }) => content],
    ['that is a list', content => [content]],
    ['of a newer version', content => ({ ...content, schema: schemaVersion + 1 })],
    [
      'with a row that is none',
      ({ tables, ...content }) => ({ ...content, tables: { ...tables, tasks: [{ id: 1 }] } }),
    ],
    [
      'with bytes that are none',
      ({ tables, ...content }) => ({
        ...content,
        tables: { ...tables, uploads: [{ id: 'x', mime: 'image/png', data: { $bytes: '%' } }] },
      }),
    ],
    [
      'with an upload that is a page',
      ({ tables, ...content }) => ({
        ...content,
        tables: {
          ...tables,
          uploads: [{ id: 'x', mime: 'text/html', data: { $bytes: btoa('<script>1</script>') } }],
        },
      }),
    ],
    [
      'with a folder inside itself',
      ({ tables, ...content }) => {
        const folders = [tables.files?.find(row => row.type === 'folder')]
        const [inner, outer] = ['inner', 'outer'].map(id => ({ ...folders[0], id }))
        const circle = [
          { ...inner, folderId: 'outer' },
          { ...outer, folderId: 'inner' },
        ]
        return { ...content, tables: { ...tables, files: [...(tables.files ?? []), ...circle] } }
      },
    ],
    [
      'with the same row twice',
      ({ tables, ...content }) => ({
        ...content,
        tables: { ...tables, tasks: [...(tables.tasks ?? []), ...(tables.tasks ?? [])] },
      }),
    ],
    [
      'that nobody could sign in to',
      ({ tables, ...content }) => ({ ...content, tables: { ...tables, users: [] } }),
    ],
  ])('%s is refused, and changes nothing', async (_, change) => {
    const [before, content] = [await everything(), await exported()]
    const response = await restore(await fileOf(change(content)), { 'Accept-Language': 'vi' })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/Chưa có gì bị thay đổi/)
    expect(await everything()).toEqual(before)
    expect(await conforming(backup.replaced)).toBeNull()
  })

  it('leaves out removed rows that could not be restored', async () => {
    const { tables, ...content } = await exported()
    const [task] = tables.tasks ?? []
    const removed = (id: string, table: string, row: object) => ({ id, table, row, by: 'huong', at: 1 })
    const rows = [
      removed('good', 'tasks', { ...task, id: 'good' }),
      removed('bad', 'tasks', { id: 'bad', title: 1 }),
      removed('meta', 'meta', { key: 'schema', value: 1 }),
      removed('proto', '__proto__', {}),
    ]
    expect((await restore(await fileOf({ ...content, tables: { ...tables, trash: rows } }))).status).toBe(200)
    expect(await db.trash.toCollection().primaryKeys()).toEqual(['good'])
  })

  it('that is incomplete, or is another kind of file, is refused', async () => {
    const [before, whole] = [await everything(), await gzip(await exported())]
    for (const bytes of [
      whole.slice(0, whole.byteLength / 2),
      new Uint8Array([0x1f, 0x8b, 1]),
      new Uint8Array(),
    ]) {
      const response = await restore(new File([bytes], 'outpost.json.gz'))
      expect([response.status, (await response.json()).code]).toEqual([400, 'foreignBackup'])
    }
    expect(await everything()).toEqual(before)
  })

  it('of an older version is migrated with the same upgrades as an old installation', async () => {
    const versions = [
      { stores: { notes: 'id' } },
      {
        stores: { notes: 'id, color' },
        upgrade: { rows: { notes: note => ({ ...note, color: 'sand' }) } },
      },
      { stores: { notes: 'id, color', boards: 'id' } },
    ] satisfies Parameters<typeof migrate>[2]
    expect(await migrate({ notes: [{ id: 'a' }] }, 1, versions)).toEqual({
      notes: [{ id: 'a', color: 'sand' }],
    })
    expect(await migrate({ notes: [{ id: 'a' }] }, 2, versions)).toEqual({ notes: [{ id: 'a' }] })
    expect(await migrate({ notes: [{ id: 'b' }] }, 3, versions)).toEqual({ notes: [{ id: 'b' }] })
  })
})
