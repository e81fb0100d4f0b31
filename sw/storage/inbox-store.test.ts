import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { Message, messages } from '#src/contract/shell/messages.ts'
import { Notification, notifications } from '#src/contract/shell/notifications.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { db } from './db.ts'

beforeEach(freshServer)

const minute = 60_000
const day = 24 * 60 * minute

describe.each([
  { name: 'messages' as const, one: 'message', endpoints: messages, schema: Message },
  { name: 'notifications' as const, one: 'notification', endpoints: notifications, schema: Notification },
])('$name', ({ name, one, endpoints, schema }) => {
  const list = (): Promise<Message[]> => call(endpoints.list)
  const state = () => db.table(name).toArray()

  it('contain exactly the fields of the contract', async () => {
    const Strict = v.strictObject(schema.entries)
    for (const row of filled(await state())) expect(v.parse(Strict, row)).toEqual(row)
  })

  it('are listed newest first, from 25 minutes to 4 days old', async () => {
    covers('inbox.times')
    const times = (await list()).map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    const ages = times.map(time => Date.now() - Date.parse(time))
    expect(Math.round((ages[0] ?? 0) / minute)).toBe(25)
    expect(Math.round((ages.at(-1) ?? 0) / day)).toBe(4)
  })

  it('are unread when they are new, and come first', async () => {
    const created = await conforming(endpoints.create, { body: { [one]: { id: 'own', title: 'Mới' } } })
    expect(created).toMatchObject({ title: 'Mới', description: '', read: false, seen: false })
    expect(created.id).not.toBe('own')
    expect((await list())[0]).toEqual(created)
  })

  it('keep their id and the fields that a patch lacks, and ignore unknown fields', async () => {
    const [entry] = await list()
    const body = `{"id":"${entry?.id}","${one}":{"id":"other","read":true,"foreign":1,"__proto__":{"polluted":1}}}`
    expect(await conforming(endpoints.update, { body })).toEqual({ ...entry, read: true })
    expect((await list())[0]).toEqual({ ...entry, read: true })
  })

  it('get the value of the toggle call', async () => {
    covers('inbox.toggle-read', 'inbox.read')
    const [entry] = await list()
    for (const read of [true, true, false]) {
      const reply = await conforming(endpoints.toggleRead, { body: { [one]: { ...entry, read } } })
      expect(reply).toEqual({ ...entry, read })
    }
  })

  it('are all read and seen after mark-all-as-read, a GET that can be repeated', async () => {
    covers('inbox.mark-all', 'inbox.all-read')
    expect((await list()).some(({ read }) => !read)).toBe(true)
    const headers = { 'Idempotency-Key': 'once' }
    expect(await conforming(endpoints.markAllAsRead, { headers })).toBe(true)
    expect(await conforming(endpoints.markAllAsRead, { headers })).toBe(true)
    expect(filled(await list()).every(({ read, seen }) => read && seen)).toBe(true)
  })

  it('are returned when they are removed, and stay removed', async () => {
    const before = await list()
    const [entry] = before
    expect(await conforming(endpoints.remove, { query: { id: entry?.id ?? '' } })).toEqual(entry)
    expect(await list()).toEqual(before.slice(1))
  })

  it.each([
    ['create', '', 400],
    ['create', '{}', 400],
    ['create', `{"${one}":[]}`, 400],
    ['create', `{"${one}":{"read":"yes"}}`, 400],
    ['create', `{"${one}":{"time":"soon"}}`, 400],
    ['update', `{"id":"none","${one}":{"read":true}}`, 404],
    ['update', `{"id":"__proto__","${one}":{"read":true}}`, 404],
    ['update', `{"id":7,"${one}":{}}`, 400],
    ['toggleRead', `{"${one}":{"id":"none","read":true}}`, 404],
    ['toggleRead', `{"${one}":{"id":"${one}-1"}}`, 400],
  ] as const)('do not change after an invalid %s with %s', async (endpoint, body, status) => {
    const before = await state()
    expect((await send(endpoints[endpoint], { body })).status).toBe(status)
    expect(await state()).toEqual(before)
  })

  it('cause 404 when they are removed a second time', async () => {
    expect((await send(endpoints.remove, { query: { id: 'none' } })).status).toBe(404)
    expect((await send(endpoints.remove)).status).toBe(400)
  })
})

it('are the same in the dashboard’s home data', async () => {
  expect(await conforming(messages.home)).toEqual(await conforming(messages.list))
})

it('link to their request', async () => {
  for (const { link } of filled(await conforming(messages.list)))
    expect(link).toMatch(/^\/main\/setting\/employee\/all\/requests\/[\w-]+$/)
})

it('link to the project dashboard, the mailbox and chats', async () => {
  const links = (await conforming(notifications.list)).flatMap(({ link }) => link ?? [])
  expect(new Set(links.map(link => link.replace(/(chat)\/\w+/, '$1')))).toEqual(
    new Set(['/dashboards/project', '/apps/chat', '/apps/mailbox']),
  )
})
