import { beforeEach, describe, expect, it } from 'vitest'
import { messagesAt } from '#seed/scale/messages.ts'
import { boards } from '#src/contract/boards.ts'
import { chat } from '#src/contract/chat.ts'
import { files } from '#src/contract/files.ts'
import { notes } from '#src/contract/notes.ts'
import { type SampleProgress, type Scale, sample } from '#src/contract/sample.ts'
import { search } from '#src/contract/shell/search.ts'
import { serveContent } from '#sw/files/serve-content.ts'
import { db } from '#sw/storage/db.ts'
import { contentsPath } from '#sw/uploads/store.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { begin } from './begin.ts'

beforeEach(freshServer)

/** Calls the endpoint until it is done, as the screen does. Fails when a call adds nothing. */
async function scale(count: Scale, before = -1): Promise<SampleProgress> {
  const progress = await call(sample.scale, { body: { count } })
  const { done, total } = progress.scale ?? { done: 0, total: 0 }
  if (done === total) return progress
  if (done === before) throw new Error(`Stopped: ${JSON.stringify(await db.meta.get('scale'))}`)
  return scale(count, done)
}

const cards = () => conforming(boards.cards, { query: { boardId: 'tet' } })
const papers = async () => (await conforming(files.list, { query: { folderId: 'file-6' } })).files
const history = async (last = '1') => {
  const { items, count } = await call(chat.history, { query: { userID: 'mai', last } })
  return { count, newest: JSON.parse(items[0]?.json ?? '[]') as { text: string }[] }
}
const sizes = async () => ({
  notes: (await call(notes.list)).length,
  cards: (await cards()).length,
  files: (await papers()).length,
  messages: (await history()).count,
})
/** Every row of the tables with one filled place, those of other places too. */
const rows = () =>
  Promise.all(
    [db.notes, db.boardCards, db.files, db.fileContents, db.chatMessages, db.chatUnread].map(table =>
      table.toArray(),
    ),
  )

/** Changes the stored job, as another version or an ended worker left it. */
async function storeJob(change: (job: { wanted: object; made: object }) => object) {
  const value = (await db.meta.get('scale'))?.value as { wanted: object; made: object }
  await db.meta.put({ key: 'scale', value: change(value) })
}

/** What a job of 10,000 rows would have left, without its time. */
const asLarger = () => storeJob(job => ({ ...job, count: 10_000 }))

describe('notes, a board, a folder and a conversation', () => {
  it('are filled up to 1,000, the user’s own rows included, and their lists are right', async () => {
    const before = await sizes()
    expect(before.notes).toBe(16)
    const latest = await call(chat.latest)
    const contacts = await call(chat.contacts)
    const { counts } = await scale(1000)
    expect(await sizes()).toEqual({ notes: 1000, cards: 1000, files: 1000, messages: 1000 })
    expect(counts.find(({ table }) => table === 'notes')).toMatchObject({ label: 'Notes', count: 1000 })
    for (const table of ['boardCards', 'files', 'chatMessages'])
      expect(counts.find(row => row.table === table)?.count).toBe(await db.table(table).count())
    // The newest message and the unread ones are those of before.
    expect(await call(chat.latest)).toEqual(latest)
    expect(await call(chat.contacts)).toEqual(contacts)
    const lists = await Promise.all(
      [1, 2, 3, 4].map(list => db.boardCards.where({ listId: `tet-list-${list}` }).count()),
    )
    expect(Math.min(...lists)).toBeGreaterThan(240)
    const folder = (await call(files.list)).folders.find(({ id }) => id === 'file-6')
    const inside = await papers()
    expect(folder).toMatchObject({
      contents: '1000',
      size: inside.reduce((sum, { size }) => sum + size, 0),
    })
  })

  it('have limits: 10,000 notes, 1,000 cards, 2,000 files and 5,000 messages', async () => {
    await begin({ count: 10_000, withShop: false })
    // The other tables are taken for filled.
    await storeJob(({ wanted, made, ...job }) => {
      const { boardCards, files, chatMessages } = made as Record<string, number>
      return { ...job, wanted, made: { ...wanted, boardCards, files, chatMessages } }
    })
    const { scale: job } = await scale(10_000)
    expect(job?.done).toBe(job?.total)
    expect((await db.meta.get('scale'))?.value).toMatchObject({ wanted: { notes: 10_000 - 16 } })
    expect(await sizes()).toMatchObject({ cards: 1000, files: 2000, messages: 5000 })
    expect((await history('4999')).newest[0]?.text).toMatch(/^Tin số 1 /)
    await scale(1000)
    expect(await sizes()).toMatchObject({ cards: 1000, files: 1000, messages: 1000 })
  })

  it('are found by searches that were cached before', async () => {
    const text = messagesAt(7, 0)[0]?.text ?? ''
    const find = () => call(search.find, { body: { query: text.slice(0, 20) } })
    const before = await find()
    await scale(1000)
    expect(JSON.stringify(before)).not.toContain('Tin số 7 ')
    expect(JSON.stringify(await find())).toContain('Tin số 7 ')
  })

  it('have files that open', async () => {
    await scale(1000)
    const [paper] = await papers()
    const { url } = await call(files.download, { query: { id: paper?.id ?? '' } })
    const response = await serveContent(
      url.slice(contentsPath.length),
      new Request('https://outpost.example/'),
    )
    const text = await response.text()
    expect(new TextEncoder().encode(text).length).toBe(paper?.size)
    expect(paper?.name).toBe(`${text.split('\r\n')[0]}.txt`)
  })

  it('lose what was generated, with the bytes that a user gave to a generated file', async () => {
    await scale(1000)
    const replace = async (id: string) => {
      const body = new FormData()
      body.set('file', new File(['của tôi'], 'tep.txt', { type: 'text/plain' }))
      body.set('id', id)
      await call(files.upload, { body })
    }
    await replace('scale-000998')
    await replace('scale-000999')
    await call(files.copy, { body: { ids: ['scale-000999'], folderId: null } })
    expect(await db.fileContents.count()).toBe(2)
    // Two more own files leave room for two generated ones less.
    await call(files.upload, { body: ownPaper() })
    await call(files.upload, { body: ownPaper() })
    await asLarger()
    await scale(1000)
    expect(await papers()).toHaveLength(1000)
    expect(await db.files.get('scale-000998')).toBeUndefined()
    // The copy and the two own files keep theirs.
    expect(await db.fileContents.count()).toBe(3)
  })

  it('are as before after the reset', async () => {
    const before = await rows()
    await scale(1000)
    await call(sample.reset)
    const after = await rows()
    expect(after.map(list => list.length)).toEqual(before.map(list => list.length))
    expect(JSON.stringify(after)).not.toContain('scale-')
  })

  it('are not filled where the place is gone', async () => {
    await call(boards.removeList, { query: { id: 'tet-list-2' } })
    await call(files.remove, { query: { id: 'file-6' } })
    const { scale: job } = await scale(1000)
    expect(job?.done).toBe(job?.total)
    expect((await cards()).filter(({ id }) => id.startsWith('scale-'))).toEqual([])
    expect(await db.files.where({ folderId: 'file-6' }).count()).toBe(0)
    expect((await history()).count).toBe(1000)
  })

  it('are not filled any further when the place is removed in between', async () => {
    await scale(1000)
    await storeJob(job => ({ ...job, made: { ...job.made, files: 600 } }))
    await call(files.remove, { query: { id: 'file-6' } })
    await db.files.where('id').startsWith('scale-').delete()
    const { scale: job } = await scale(1000)
    expect(job?.done).toBe(job?.total)
    expect(await db.files.where({ folderId: 'file-6' }).count()).toBe(0)
  })
})

describe('a job that an earlier version stored', () => {
  const four = { contacts: 900, products: 958, mails: 928, tasks: 881 }

  it('goes on, and also fills the tables that it lacks', async () => {
    await scale(1000)
    await storeJob(({ wanted: _, made: __, ...job }) => ({
      ...job,
      wanted: four,
      made: { ...four, tasks: 200 },
    }))
    for (const table of [db.notes, db.boardCards, db.files, db.chatMessages])
      await table.where('id').startsWith('scale-').delete()
    const { scale: stored } = await conforming(sample.progress)
    expect(stored).toMatchObject({ done: 2986, total: 3667 })
    await scale(1000)
    expect(await sizes()).toEqual({ notes: 1000, cards: 1000, files: 1000, messages: 1000 })
    expect(await db.tasks.count()).toBe(1000)
    expect(await db.contacts.count()).toBe(1000)
  })
})

/** The body of an upload to the filled folder. */
function ownPaper() {
  const body = new FormData()
  body.set('file', new File(['giấy'], 'giay.txt', { type: 'text/plain' }))
  body.set('folderId', 'file-6')
  return body
}
