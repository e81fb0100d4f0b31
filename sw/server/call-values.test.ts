import { expect, it } from 'vitest'
import { notes } from '#src/contract/notes.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer, send } from '#tests/support/server.ts'
import { callValues, newId } from './call-values.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/

async function created(headers: Record<string, string>) {
  await freshServer()
  const body = { note: { title: 'Gọi xe', content: '' } }
  const { id } = await (await send(notes.create, { body, headers })).json()
  return db.notes.get(id)
}

it('ids of a write follow from its key and differ from those of another key', async () => {
  const first = await created({ 'Idempotency-Key': 'one' })
  expect(first?.id).toMatch(uuid)
  expect((await created({ 'Idempotency-Key': 'one' }))?.id).toBe(first?.id)
  expect((await created({ 'Idempotency-Key': 'two' }))?.id).not.toBe(first?.id)
})

it('ids outside of a write are random', () => {
  expect(newId()).not.toBe(newId())
})

it('the time of a write is that of its header', async () => {
  const at = Date.now() - DAY_MS
  expect((await created({ 'Outpost-Wrote-At': String(at) }))?.createdAt).toBe(new Date(at).toISOString())
})

it.each([null, '', 'yesterday', '0', '-1', 'Infinity', String(Date.now() - 100 * DAY_MS), '99999999999999'])(
  'the time of arrival replaces the header %s',
  async header => {
    const { at, arrivedAt } = await callValues(null, header)
    expect(at).toBe(arrivedAt)
  },
)
