import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ListedMail, type Mail, mails } from '#src/contract/mails.ts'
import type { MailFolder } from '#src/contract/shared/mail-folders.ts'
import { user } from '#src/contract/user.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const lan = 'Lan <lan@shop.example>'
const bay = 'Bảy <bay@shop.example>'

/** Writes a mail on a day of January 2030. */
async function write(id: string, day: number, fields: Partial<Mail>) {
  const mail = (await db.mails.get('inbox-1')) as Mail
  const from = { avatar: null, contact: lan }
  const date = `2030-01-0${day}T00:00:00.000Z`
  await db.mails.put({ ...mail, cc: [], bcc: [], from, id, date, ...fields })
}
const me = async (): Promise<string> => (await call(user.get)).email
const threadOf = async (id: string) =>
  ((await call(mails.thread, { query: { id } })) as Mail[]).map(mail => mail.id)

describe('a conversation', () => {
  it('has the mails with the same subject and a correspondent in common, oldest first', async () => {
    const from = { avatar: null, contact: `Tôi <${await me()}>` }
    await write('t1', 1, { subject: 'Báo giá bơ', to: await me() })
    await write('t2', 2, { subject: 'Về: Báo giá bơ', from, to: lan, folder: 'sent' })
    await write('t3', 3, { subject: 'RE: Về: báo giá  bơ', to: await me() })
    await write('t4', 4, { subject: 'Báo giá bơ', from: { avatar: null, contact: bay }, to: await me() })
    await write('t5', 5, { subject: 'Báo giá bơ sáp', to: await me() })
    expect(await threadOf('t1')).toEqual(['t2', 't3'])
    expect(await threadOf('t2')).toEqual(['t1', 't3'])
    expect(await threadOf('t3')).toEqual(['t1', 't2'])
    expect(await threadOf('t4')).toEqual([])
  })

  it('needs a reply: a bill with the same subject each month is none', async () => {
    await write('t1', 1, { subject: 'Hoá đơn tiền nước', to: await me() })
    await write('t2', 2, { subject: 'Hoá đơn tiền nước', to: await me() })
    expect(await threadOf('t1')).toEqual([])
  })

  it('is without drafts, spam and removed mails', async () => {
    await write('t1', 1, { subject: 'Báo giá bơ' })
    for (const [day, folder] of ['drafts', 'spam', 'trash', 'outbox'].entries())
      await write(`x${day}`, 2 + day, { subject: 'Về: Báo giá bơ', folder })
    expect(await threadOf('t1')).toEqual([])
    await db.mails.update('x1', { folder: 'inbox' })
    expect(await threadOf('t1')).toEqual(['x1'])
  })

  it('of mails without a subject is empty', async () => {
    await write('t1', 1, { subject: 'Re: ' })
    await write('t2', 2, { subject: 'Re:' })
    expect(await threadOf('t1')).toEqual([])
  })

  it('of an unknown mail does not exist', async () => {
    expect((await send(mails.thread, { query: { id: 'none' } })).status).toBe(404)
  })
})

describe('a snoozed mail', () => {
  const inTime = (ms: number) => new Date(Date.now() + ms).toISOString()
  const HOUR_MS = 3_600_000
  const snooze = (id: string, snoozedUntil: string | null) =>
    call(mails.update, { body: { id, mail: { snoozedUntil } } })
  const idsIn = async (folder: string) =>
    ((await call(mails.list, { query: { folder } })).mails as ListedMail[]).map(({ id }) => id)
  const unread = async () =>
    ((await call(mails.folders)) as MailFolder[]).find(({ id }) => id === 'inbox')?.count ?? 0

  it('is only in the list of snoozed mails until its time, and then first in the inbox', async () => {
    await write('s1', 1, { folder: 'inbox', date: '2020-01-01T00:00:00.000Z', unread: true })
    const before = await unread()
    await snooze('s1', inTime(HOUR_MS))
    expect(await idsIn('snoozed')).toEqual(['s1'])
    expect(await idsIn('inbox')).not.toContain('s1')
    expect(await unread()).toBe(before - 1)
    expect(await call(mails.snoozed)).toEqual([{ id: 's1', at: expect.any(String) }])

    vi.useFakeTimers({ now: Date.now() + 2 * HOUR_MS, toFake: ['Date'] })
    expect((await idsIn('inbox'))[0]).toBe('s1')
    expect(await idsIn('snoozed')).toEqual([])
    expect(await unread()).toBe(before)
    expect(await call(mails.snoozed)).toEqual([])
    vi.useRealTimers()
  })

  it('returns to its place when the snooze ends', async () => {
    const [first = '', second = ''] = await idsIn('inbox')
    await snooze(second, inTime(HOUR_MS))
    await snooze(second, null)
    expect((await idsIn('inbox')).slice(0, 2)).toEqual([first, second])
  })

  it('is found in all mails', async () => {
    await write('s1', 9, { subject: 'Măng cụt Lái Thiêu' })
    await snooze('s1', inTime(HOUR_MS))
    const { mails: found } = await call(mails.list, { query: { query: 'măng cụt lái' } })
    expect(found.map(({ id }: ListedMail) => id)).toEqual(['s1'])
  })

  it('with an invalid time is refused', async () => {
    const body = { id: 'inbox-1', mail: { snoozedUntil: 'mai' } }
    expect((await send(mails.update, { body })).status).toBe(400)
  })
})
