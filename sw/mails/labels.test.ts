import { beforeEach, describe, expect, it } from 'vitest'
import { mails } from '#src/contract/mails.ts'
import type { MailLabel } from '#src/contract/shared/mail-folders.ts'
import { db } from '#sw/storage/db.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { slugOf } from './slug.ts'

beforeEach(freshServer)

const create = (title: string): Promise<MailLabel> => call(mails.createLabel, { body: { label: { title } } })

describe('a slug', () => {
  it.each([
    ['Work', 'work'],
    ['A & B', 'a-b'],
    ['Two  spaces', 'two-spaces'],
    ['100% - sure', '100-sure'],
    ['Công nợ', 'cong-no'],
    ['Đã trả', 'da-tra'],
    ['snake_case', 'snake_case'],
    ['!!!', 'label'],
    ['ữ'.repeat(1000), 'u'.repeat(900)],
  ])('of “%s” is %s', (title, slug) => {
    covers('mails.label-slug')
    expect(slugOf(title)).toBe(slug)
  })
})

describe('mail labels', () => {
  it('are the six of the sample, with their colours', async () => {
    const labels: MailLabel[] = await call(mails.labels)
    expect(labels.map(({ title, color }) => `${title} ${color}`)).toEqual([
      'Personal blue',
      'Work indigo',
      'Payments red',
      'Invoices teal',
      'Accounts purple',
      'Forums green',
    ])
  })

  it('get a numeric suffix until their slug is unique', async () => {
    covers('mails.label-slug-unique')
    const slugs = [await create('Work'), await create('work'), await create('WORK!')].map(({ slug }) => slug)
    expect(slugs).toEqual(['work-1', 'work-2', 'work-3'])
    expect(((await call(mails.labels)) as MailLabel[]).slice(-3).map(({ slug }) => slug)).toEqual(slugs)
  })

  it('get a new slug from the title when they are updated, which need not be unique', async () => {
    covers('mails.label-slug-updated')
    const label = await create('Work')
    const body = { id: label.id, label: { color: 'pink', slug: 'other' } }
    expect(await call(mails.updateLabel, { body })).toEqual({ ...label, color: 'pink', slug: 'work' })
  })

  it('that do not exist: an update returns null', async () => {
    const response = await send(mails.updateLabel, { body: { id: 'none', label: { title: 'x' } } })
    expect([response.status, await response.json()]).toEqual([200, null])
    expect((await call(mails.labels)).length).toBe(6)
  })

  it('are removed from all mails when they are deleted', async () => {
    covers('mails.label-removed')
    expect(await db.mails.where('labels').equals('work').count()).toBeGreaterThan(0)
    expect(await call(mails.removeLabel, { query: { id: 'work' } })).toBe(true)
    const rows = await db.mails.toArray()
    expect(rows.some(row => row.labels.includes('work'))).toBe(false)
    expect((await send(mails.list, { query: { label: 'work' } })).status).toBe(404)
    expect((await send(mails.removeLabel, { query: { id: 'work' } })).status).toBe(404)
  })
})

describe('mail settings', () => {
  it('start with the message on the right, and updates are merged', async () => {
    expect(await call(mails.settings)).toEqual({ messageLayout: 'right' })
    const body = { settings: { messageLayout: 'bottom', foreign: 1 } }
    expect(await call(mails.updateSettings, { body })).toEqual({ messageLayout: 'bottom' })
    expect(await call(mails.updateSettings, { body: { settings: {} } })).toEqual({ messageLayout: 'bottom' })
    expect(await call(mails.settings)).toEqual({ messageLayout: 'bottom' })
  })
})

describe('an invalid write', () => {
  const id = 'inbox-1'
  it.each([
    ['createLabel', '', 400],
    ['createLabel', '{"label":[]}', 400],
    ['createLabel', '{"label":{"title":1}}', 400],
    ['createLabel', '{"label":{"title":"x","color":"plaid"}}', 400],
    ['updateLabel', '{"id":"work","label":{"title":null}}', 400],
    ['updateLabel', '{"id":1,"label":{}}', 400],
    ['updateSettings', '{"settings":{"messageLayout":"left"}}', 400],
    ['updateSettings', '{"settings":[]}', 400],
    ['update', '', 400],
    ['update', `{"id":"${id}"}`, 400],
    ['update', `{"id":"${id}","mail":[]}`, 400],
    ['update', `{"id":"${id}","mail":{"unread":"yes"}}`, 400],
    ['update', `{"id":"${id}","mail":{"labels":"work"}}`, 400],
    ['update', '{"id":"__proto__","mail":{"unread":true}}', 404],
    ['updateMany', '{"mails":{}}', 400],
    ['updateMany', '{"mails":[[]]}', 400],
    ['create', '{"mail":{"folder":"inbox"}}', 400],
    ['create', '{"mail":{"attachments":[{"size":-1}]}}', 400],
    ['restore', '{"id":"inbox-1"}', 404],
  ] as const)('%s with %s changes nothing', async (name, body, status) => {
    const state = () =>
      Promise.all([db.mails, db.mailLabels, db.sets, db.trash].map(table => table.toArray()))
    const before = await state()
    const response = await send(mails[name], { body })
    expect(response.status).toBe(status)
    expect((await response.json()).message).not.toBe('')
    expect(await state()).toEqual(before)
  })
})
