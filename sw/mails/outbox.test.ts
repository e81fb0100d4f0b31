import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Due, type Mail, mails } from '#src/contract/mails.ts'
import { Mail as MailSchema } from '#src/contract/shared/mail-rows.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)
afterEach(() => vi.restoreAllMocks())

const pass = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
const waiting = async (): Promise<Due[]> => (await call(mails.outbox)).waiting
const inFolder = async (folder: string): Promise<Mail[]> =>
  (await call(mails.list, { query: { folder } })).mails

const draft = (to: string): Promise<Mail> =>
  call(mails.create, { body: { mail: { to, subject: 'Lịch ca', content: 'Em xem giúp chị.' } } })

async function sent(to: string) {
  const { id } = await draft(to)
  return call(mails.send, { body: { id } }) as Promise<Mail>
}

it('a sent mail waits in the outbox until it is due, and is then sent', async () => {
  const { id } = await sent('Thảo <thao@trasentayho.example>')
  expect((await waiting()).map(due => due.id)).toEqual([id])
  expect((await inFolder('outbox')).map(mail => mail.id)).toEqual([id])
  expect(await call(mails.deliver)).toBe(0)

  pass(9000)
  expect(await call(mails.deliver)).toBe(1)
  expect((await inFolder('sent'))[0]).toMatchObject({ id, subject: 'Lịch ca' })
  expect(await call(mails.outbox)).toEqual({ waiting: [], nextAt: null })
})

it('a mail can be taken back until it is sent', async () => {
  const { id } = await sent('Thảo <thao@trasentayho.example>')
  await call(mails.update, { body: { id, mail: { folder: 'drafts' } } })
  expect(await waiting()).toEqual([])
  pass(9000)
  expect(await call(mails.deliver)).toBe(0)
  expect((await db.mails.get(id))?.folder).toBe('drafts')
})

it('a mail to a colleague of the sample gets one reply', async () => {
  await sent('Lê Minh Châu <chau@outpost.example>')
  pass(9000)
  await call(mails.deliver)
  pass(15_000)
  expect(await call(mails.deliver)).toBe(1)
  expect((await inFolder('inbox'))[0]).toMatchObject({
    from: { contact: 'Lê Minh Châu <chau@outpost.example>' },
    subject: 'Về: Lịch ca',
    unread: true,
  })
  pass(60_000)
  expect(await call(mails.deliver)).toBe(0)
})

it('a reply and its sender are cut to the length of their fields', async () => {
  await db.users.toCollection().modify({ name: 'Châu'.repeat(250) })
  const { id } = await draft('Lê Minh Châu <chau@outpost.example>')
  await call(mails.update, { body: { id, mail: { subject: 's'.repeat(1000) } } })
  await call(mails.send, { body: { id } })
  pass(9000)
  await call(mails.deliver)
  pass(15_000)
  expect(await call(mails.deliver)).toBe(1)
  const [reply] = await inFolder('inbox')
  expect(reply?.subject).toBe(`Về: ${'s'.repeat(996)}`)
  expect(reply?.from.contact).toMatch(/^.{1000}$/u)
  expect(reply?.from.contact).toMatch(/(Châu)+ <chau@outpost\.example>$/)
  for (const row of await db.mails.toArray()) expect(v.is(MailSchema, row), row.id).toBe(true)
})

it.each(['', 'không phải địa chỉ', 'Châu <chau@outpost>, '])('a mail to “%s” is refused', async to => {
  const { id } = await draft(to)
  const response = await send(mails.send, { body: { id } })
  expect([response.status, (await response.json()).field]).toEqual([400, 'mail.to'])
  expect((await db.mails.get(id))?.folder).toBe('drafts')
})

it('only drafts can be sent, and a patch cannot move a mail into the outbox', async () => {
  expect((await send(mails.send, { body: { id: 'inbox-1' } })).status).toBe(400)
  const body = { id: 'inbox-1', mail: { folder: 'outbox' } }
  expect((await send(mails.update, { body })).status).toBe(400)
})

it('an attachment is stored; a type that a browser would run is served as bytes', async () => {
  const attach = async (file: File) => {
    const form = new FormData()
    form.append('file', file)
    return call(mails.attach, { body: form })
  }
  const page = await attach(new File(['<script>alert(1)</script>'], 'x.html', { type: 'text/html' }))
  expect(page).toMatchObject({ name: 'x.html', type: 'text/html', preview: 'html' })
  expect((await db.uploads.get(page.downloadUrl.split('/').at(-1)))?.mime).toBe('application/octet-stream')
  const picture = await attach(new File(['…'], 'Kệ.png', { type: 'image/png' }))
  expect(picture.preview).toBe(picture.downloadUrl)
})

it('colleagues and contacts are suggested by part of a name or an address, ignoring accents', async () => {
  const found = await call(mails.recipients, { query: { query: 'chau' } })
  expect(found[0]).toMatchObject({ name: 'Lê Minh Châu', address: 'chau@outpost.example' })
  expect(found.length).toBeLessThanOrEqual(8)
})

it('a list is filtered by attachments, by unread, and by sender', async () => {
  const ids = async (query: Record<string, string>) =>
    (await call(mails.select, { query: { folder: 'inbox', ...query } })).map(({ id }: Mail) => id)
  const all = await db.mails.toArray()
  const expected = (fits: (mail: Mail) => boolean) =>
    all
      .filter(mail => mail.folder === 'inbox' && fits(mail))
      .map(({ id }) => id)
      .sort()
  expect((await ids({ attached: 'true' })).sort()).toEqual(expected(mail => mail.attachments.length > 0))
  expect((await ids({ unread: 'true' })).sort()).toEqual(expected(mail => mail.unread))
  expect((await ids({ from: 'honthom' })).sort()).toEqual(
    expected(mail => mail.from.contact.includes('honthom')),
  )
})
