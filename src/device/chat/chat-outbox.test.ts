import { beforeEach, expect, test, vi } from 'vitest'
import { deviceDatabase } from '#src/device/database.ts'
import { lastBackup, recordBackup } from '#src/device/last-backup.ts'
import { addToJournal, mayHaveMessages } from './chat-journal.ts'
import {
  dequeue,
  markEmpty,
  markFailed,
  moveJournal,
  nextMessage,
  queuedMessages,
  retry,
} from './chat-outbox.ts'

const stored = new Map<string, string>()
const journal = 'outpost.outbox'
const message = (id: string, at: number) => ({ id, fromID: 'huong', toID: 'duc', text: `Tin ${id}`, at })
const enqueue = (added: ReturnType<typeof message>) => {
  addToJournal(added)
  return moveJournal()
}
const ids = async () => (await queuedMessages()).map(({ id }) => id)

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  await Promise.all([deviceDatabase.outbox.clear(), deviceDatabase.times.clear()])
})

test('messages of an older release become rows, in their order and with the reason why they were refused', async () => {
  const refused = { ...message('a', 1), problem: 'Quá dài' }
  stored.set(journal, JSON.stringify([message('b', 2), refused]))
  await moveJournal()
  expect(await queuedMessages()).toEqual([refused, message('b', 2)])
  expect(stored.has(journal)).toBe(false)
  expect(await nextMessage('huong')).toEqual(message('b', 2))
})

test('a message is in localStorage until its row is stored', async () => {
  const queued = enqueue(message('a', 1))
  expect(stored.get(journal)).toContain('Tin a')
  await queued
  expect(stored.has(journal)).toBe(false)
  expect(await ids()).toEqual(['a'])
})

test('a message that is written while others are moved is not lost', async () => {
  await Promise.all([enqueue(message('a', 1)), enqueue(message('b', 2)), moveJournal()])
  expect(await ids()).toEqual(['a', 'b'])
  expect(stored.has(journal)).toBe(false)
})

test('a message stays in localStorage when its row cannot be stored', async () => {
  const failing = vi.spyOn(deviceDatabase.outbox, 'bulkPut').mockRejectedValueOnce(new Error('full'))
  await expect(enqueue(message('a', 1))).rejects.toThrow('full')
  expect(stored.get(journal)).toContain('Tin a')
  failing.mockRestore()
  expect(await nextMessage('huong')).toEqual(message('a', 1))
})

test('a refused message waits until it is retried; a sent message is removed', async () => {
  await enqueue(message('a', 1))
  await markFailed('a', 'Quá dài')
  expect(await nextMessage('huong')).toBeUndefined()
  await retry('a')
  expect(await nextMessage('huong')).toEqual(message('a', 1))
  await dequeue('a')
  expect(await ids()).toEqual([])
})

test('the outbox is marked as empty only when no message waits', async () => {
  expect(mayHaveMessages(), 'it was never read').toBe(true)
  await markEmpty()
  expect(mayHaveMessages()).toBe(false)
  const queued = enqueue(message('a', 1))
  expect(mayHaveMessages(), 'it stands in localStorage').toBe(true)
  await queued
  await markEmpty()
  expect(mayHaveMessages(), 'it is a row').toBe(true)
  await markFailed('a', 'Quá dài')
  await markEmpty()
  expect(mayHaveMessages(), 'a refused one waits, too').toBe(true)
  await dequeue('a')
  await markEmpty()
  expect(mayHaveMessages()).toBe(false)
})

test('a message that an older release wrote after the outbox was marked as empty is found', async () => {
  await markEmpty()
  stored.set(journal, JSON.stringify([message('a', 1)]))
  await moveJournal()
  expect(mayHaveMessages()).toBe(true)
})

test('a message that another tab adds while the outbox is marked as empty is found', async () => {
  const marked = markEmpty()
  await Promise.all([enqueue(message('a', 1)), marked])
  expect(mayHaveMessages()).toBe(true)
})

test('a stored value that is not a list of messages is ignored', async () => {
  stored.set(journal, '{"broken')
  await moveJournal()
  expect(await ids()).toEqual([])
})

test('the time of the last backup of an older release is used', async () => {
  expect(await lastBackup()).toBe(0)
  stored.set('outpost.last-backup', '1700000000000')
  expect(await lastBackup()).toBe(1_700_000_000_000)
  await recordBackup()
  expect(await lastBackup()).toBeGreaterThan(1_700_000_000_000)
  expect(stored.size).toBe(0)
})
