import { statSync } from 'node:fs'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ListedMail, Mail, mails } from '#src/contract/mails.ts'
import type { MailFolder } from '#src/contract/shared/mail-folders.ts'
import { db } from '#sw/storage/db.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

function form(file: File) {
  const parts = new FormData()
  parts.append('file', file)
  return parts
}

const list = (query: Record<string, string>) => call(mails.list, { query })
const get = (id: string): Promise<Mail> => call(mails.get, { query: { id } })
const patch = (id: string, mail: object) => call(mails.update, { body: { id, mail } })
const countOf = async (id: string) =>
  ((await call(mails.folders)) as MailFolder[]).find(folder => folder.id === id)?.count

/** Returns all mails of a list, page by page. */
async function pages(query: Record<string, string>): Promise<ListedMail[]> {
  const { pagination } = await list(query)
  const all = []
  for (let page = 1; page <= pagination.lastPage; page++)
    all.push(...(await list({ ...query, page: String(page) })).mails)
  return all
}

const dates = (all: { date: string }[]) => all.map(({ date }) => date)
const ids = (all: { id: string }[]) => all.map(({ id }) => id).sort()

describe('a list of mails', () => {
  it('has ten mails on a page, newest first, with the number of cc and bcc', async () => {
    covers('mails.page-size')
    const { mails: first, pagination } = await list({ folder: 'inbox' })
    expect(first).toHaveLength(10)
    expect(pagination).toEqual({
      totalResults: 46,
      resultsPerPage: 10,
      currentPage: 1,
      lastPage: 5,
      startIndex: 0,
      endIndex: 9,
    })
    expect(dates(first)).toEqual(dates(first).sort().toReversed())
    expect(first[0]).toMatchObject({ ccCount: 1, bccCount: 0 })
  })

  it('counts pages from 1; the last page may be shorter', async () => {
    const { mails: last, pagination } = await list({ folder: 'inbox', page: '5' })
    expect(last).toHaveLength(6)
    expect(pagination).toMatchObject({ currentPage: 5, startIndex: 40, endIndex: 45 })
  })

  it('has no mails but the number of the last page when the page number is too high', async () => {
    covers('errors.mails-page')
    expect(await list({ folder: 'inbox', page: '6' })).toEqual({ mails: null, pagination: { lastPage: 5 } })
  })

  it('has one page without mails when its folder is empty', async () => {
    covers('mails.last-page')
    const { id } = await call(mails.createLabel, { body: { label: { title: 'Mới' } } })
    expect(await list({ label: 'moi' })).toMatchObject({
      mails: [],
      pagination: { totalResults: 0, lastPage: 1 },
    })
    expect(id).toBeTruthy()
  })

  it.each(['starred', 'important', 'unread'] as const)(
    'with the filter %s contains only mails with that flag',
    async flag => {
      const all = await pages({ filter: flag })
      expect(ids(all)).toEqual(ids((await db.mails.toArray()).filter(mail => mail[flag])))
      expect(all.length).toBeGreaterThan(0)
      expect(dates(all)).toEqual(dates(all).sort().toReversed())
    },
  )

  it('of a label contains the mails with that label from all folders', async () => {
    const all = await pages({ label: 'work' })
    expect(ids(all)).toEqual(ids((await db.mails.toArray()).filter(mail => mail.labels.includes('work'))))
    expect(new Set(all.map(mail => mail.folder)).size).toBeGreaterThan(1)
    expect(dates(all)).toEqual(dates(all).sort().toReversed())
  })

  it('of a folder, a filter and a label contains the mails that fit all of them', async () => {
    const all = await db.mails.toArray()
    const unread = all.filter(mail => mail.folder === 'inbox' && mail.unread)
    const labelled = unread.filter(mail => mail.labels.includes('work'))
    expect(labelled.length).toBeGreaterThan(0)
    expect(labelled.length).toBeLessThan(unread.length)
    expect(ids(await pages({ folder: 'inbox', filter: 'unread' }))).toEqual(ids(unread))
    expect(ids(await pages({ folder: 'inbox', filter: 'unread', label: 'work' }))).toEqual(ids(labelled))
    const others = all.filter(mail => mail.starred && mail.labels.includes('work'))
    expect(ids(await pages({ filter: 'starred', label: 'work' }))).toEqual(ids(others))
    expect((await send(mails.list, { query: { folder: 'inbox', label: 'none' } })).status).toBe(404)
  })

  it.each([
    { folder: 'none' },
    { filter: '' },
    { label: '' },
    { filter: 'subject' },
    { filter: 'constructor' },
    { filter: '__proto__' },
    { label: 'none' },
  ])('of an unknown place, %o, returns 404 with a message', async query => {
    covers('errors.mails-place')
    const response = await send(mails.list, { query })
    expect(response.status).toBe(404)
    expect((await response.json()).message).toMatch(/none|subject|constructor|__proto__|“”/)
  })

  it.each(['0', '-1', '1.5', 'two', ''])('refuses the page “%s” with 400', async page => {
    const response = await send(mails.list, { query: { folder: 'inbox', page } })
    expect([response.status, (await response.json()).field]).toEqual([400, 'page'])
  })

  it('is filtered by words in the subject, text or people, ignoring accents and case', async () => {
    const { mails: found, pagination } = await list({ folder: 'inbox', query: 'NUOC mam honthom' })
    expect(found[0].subject).toBe('Giao nước mắm thứ Sáu, dời sang 11:00')
    expect(pagination.totalResults).toBe(found.length)
    expect((await list({ query: 'zzz' })).mails).toEqual([])
  })

  it('finds the same mails whether the search text grows, shrinks or changes completely', async () => {
    const afresh = async (query: string) => {
      await list({ query: 'zzz' })
      return pages({ query })
    }
    const typed = ['n', 'nu', 'nuoc', 'nuoc m', 'nuoc mam', 'nuoc', 'mam nuoc', 'nuocmam', 'mam']
    const expected = []
    for (const query of typed) expected.push(await afresh(query))
    expect(expected[4]?.length).toBeGreaterThan(0)
    for (const [at, query] of typed.entries()) expect(await pages({ query }), query).toEqual(expected[at])

    const { id } = await call(mails.create, { body: { mail: { subject: 'Mắm nêm' } } })
    expect(ids(await pages({ query: 'mam nem' })), 'one that came meanwhile').toEqual([id])
  })

  it('does not find the names of HTML tags', async () => {
    expect((await list({ query: 'thead' })).mails).toEqual([])
  })
})

describe('the folders', () => {
  it('count nothing for sent and trash, all mails for drafts and spam, unread ones for the inbox', async () => {
    covers('mails.counts')
    const folders: MailFolder[] = await call(mails.folders)
    const counts = Object.fromEntries(folders.map(({ slug, count }) => [slug, count]))
    expect(counts).toEqual({ inbox: 4, sent: 0, drafts: 2, spam: 4, trash: 0 })
  })

  it('are correct after changes of read state and folder', async () => {
    covers('mails.folder')
    await patch('inbox-2', { unread: false })
    expect(await countOf('inbox')).toBe(3)
    await patch('inbox-3', { folder: 'spam' })
    expect([await countOf('inbox'), await countOf('spam')]).toEqual([2, 5])
  })
})

describe('a mail', () => {
  it('merges the fields of a patch, and keeps its id and type', async () => {
    const before = await get('inbox-5')
    const body = `{"id":"inbox-5","mail":{"id":"x","type":"y","starred":true,"text":"z","__proto__":{"polluted":1}}}`
    const updated = await call(mails.update, { body })
    expect(updated).toEqual({ ...before, starred: true })
    expect(await get('inbox-5')).toEqual(updated)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  it('leaves a list of flagged mails when the flag is removed', async () => {
    covers('mails.flags')
    await patch('inbox-1', { starred: false, important: false })
    expect(ids(await pages({ filter: 'starred' }))).not.toContain('inbox-1')
    expect(ids(await pages({ filter: 'important' }))).not.toContain('inbox-1')
  })

  it('refuses an unknown folder, and ignores unknown labels', async () => {
    const response = await send(mails.update, { body: { id: 'inbox-1', mail: { folder: 'none' } } })
    expect([response.status, (await response.json()).field]).toEqual([400, 'mail.folder'])
    expect((await patch('inbox-1', { labels: ['gone', 'work', 'work'] })).labels).toEqual(['work'])
  })

  it('stores its date in UTC, for every time zone of the input', async () => {
    expect((await patch('inbox-1', { date: '2026-01-02T07:00:00+07:00' })).date).toBe(
      '2026-01-02T00:00:00.000Z',
    )
    const odd = await send(mails.update, {
      body: { id: 'inbox-1', mail: { date: '2026-01-02T07:00:00+07' } },
    })
    expect(odd.status).toBe(400)
  })

  it('is stored as a draft with the caller as sender, and gets the time of sending when it is sent', async () => {
    const draft = await call(mails.create, { body: { mail: { subject: 'Thử' } } })
    expect(draft).toMatchObject({ folder: 'drafts', unread: false, to: '', attachments: [] })
    expect(draft.from.contact).toBe('Nguyễn Thị Hường <staff@outpost.example>')
    await db.mails.update(draft.id, { date: '2026-01-01T00:00:00.000Z' })
    const sent = await patch(draft.id, { folder: 'sent' })
    expect(Date.now() - Date.parse(sent.date)).toBeLessThan(60_000)
    expect((await list({ folder: 'sent' })).mails[0].id).toBe(draft.id)
  })

  it('can be removed and restored', async () => {
    const before = await get('drafts-1')
    expect(await call(mails.remove, { query: { id: 'drafts-1' } })).toBe(true)
    expect(await countOf('drafts')).toBe(1)
    expect(await call(mails.restore, { body: { id: 'drafts-1' } })).toEqual(before)
    expect(await countOf('drafts')).toBe(2)
  })
})

describe('many mails', () => {
  it('are selected as a whole list, changed in one call, and restored in the same way', async () => {
    const before = await call(mails.select, { query: { folder: 'inbox', query: 'tea OR' } })
    expect(before).toEqual([])
    const all = await call(mails.select, { query: { label: 'payments' } })
    expect(ids(all)).toEqual(ids(await pages({ label: 'payments' })))
    const changed = all.map(({ id }: Mail) => ({ id, mail: { folder: 'trash', unread: false } }))
    await call(mails.updateMany, { body: { mails: changed } })
    expect(filled(await pages({ label: 'payments' })).every(mail => mail.folder === 'trash')).toBe(true)
    const back = all.map(({ id, ...mail }: Mail) => ({ id, mail }))
    expect(await call(mails.updateMany, { body: { mails: back } })).toEqual(all)
  })

  it('change all or none, and each id is allowed once', async () => {
    const before = await db.mails.toArray()
    const one = { id: 'inbox-1', mail: { starred: false } }
    const missing = await send(mails.updateMany, { body: { mails: [one, { id: 'none', mail: {} }] } })
    expect(missing.status).toBe(404)
    expect((await send(mails.updateMany, { body: { mails: [one, one] } })).status).toBe(400)
    expect(await db.mails.toArray()).toEqual(before)
  })
})

it.each(
  Object.entries({
    settings: {},
    updateSettings: { body: { settings: { messageLayout: 'full' } } },
    folders: {},
    filters: {},
    labels: {},
    createLabel: { body: { label: { title: 'Tết', color: 'pink' } } },
    updateLabel: { body: { id: 'work', label: { title: 'Việc' } } },
    removeLabel: { query: { id: 'work' } },
    list: { query: { folder: 'inbox' } },
    get: { query: { id: 'inbox-1' } },
    update: { body: { id: 'inbox-1', mail: { unread: true } } },
    prepareSearch: {},
    select: { query: { filter: 'starred' } },
    updateMany: { body: { mails: [{ id: 'inbox-1', mail: { unread: true } }] } },
    create: { body: { mail: { to: 'Lê Minh Châu <chau@outpost.example>', folder: 'sent', cc: [] } } },
    remove: { query: { id: 'inbox-1' } },
    restore: { body: { id: 'trash-1' } },
    removeMany: { body: { ids: ['trash-1', 'trash-2'] } },
    restoreMany: { body: { ids: ['trash-1'] } },
    attach: { body: form(new File(['giá'], 'Báo giá.txt', { type: 'text/plain' })) },
    recipients: { query: { query: 'chau' } },
    send: { body: { id: 'drafts-1' } },
    outbox: {},
    deliver: {},
  } satisfies Record<keyof typeof mails, object>),
)('%s returns what the contract declares', async (name, sent) => {
  const endpoint = mails[name as keyof typeof mails]
  if (name.startsWith('restore')) await call(mails.remove, { query: { id: 'trash-1' } })
  const reply = await call(endpoint, sent)
  expect(v.parse(endpoint.reply, reply)).toEqual(reply)
})

describe('the sample mails', () => {
  it('are at least ninety, and each matches the contract', async () => {
    const rows = await db.mails.toArray()
    expect(rows.length).toBeGreaterThanOrEqual(90)
    for (const row of rows) expect(v.parse(v.strictObject(Mail.entries), row)).toEqual(row)
  })

  it('have attachments that exist and have the declared size', async () => {
    const files = (await db.mails.toArray()).flatMap(mail => mail.attachments)
    for (const { downloadUrl, size } of filled(files))
      expect([downloadUrl, statSync(`public/${downloadUrl}`).size]).toEqual([downloadUrl, size])
  })

  it('have PDF, JPEG and PNG attachments in several folders', async () => {
    const rows = (await db.mails.toArray()).filter(mail => mail.attachments.length > 0)
    expect(new Set(rows.map(mail => mail.folder)).size).toBeGreaterThan(2)
    const types = new Set(rows.flatMap(mail => mail.attachments.map(({ type }) => type)))
    expect([...types].sort()).toEqual(['application/pdf', 'image/jpeg', 'image/png'])
  })
})
