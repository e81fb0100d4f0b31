import { beforeEach, expect, test, vi } from 'vitest'
import { loadDraft, saveDraft } from './drafts.ts'
import { discardDraft, isOnScreen, onUnsaved, registerDraft, retryDraft, unsaved } from './unsaved.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const stored: Record<string, string> = {}
  // As in a browser, the keys of stored items are the object's own properties.
  const storage = Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, value: string) => void Object.assign(stored, { [key]: value }) },
    removeItem: { value: (key: string) => delete stored[key] },
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { pathname: '/apps/tasks/1', search: '?open=true' })
  vi.stubGlobal('document', { title: 'Tasks' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  return () => void vi.useRealTimers()
})

test('a text whose save has just started does not count as unsaved; later it does, with the page where it was typed', () => {
  const changed = vi.fn()
  const stop = onUnsaved(changed)
  saveDraft('task.1.notes', 'Gọi luật sư')
  expect(unsaved()).toEqual([])
  vi.advanceTimersByTime(2010)
  expect(changed).toHaveBeenCalledTimes(2)
  expect(unsaved()).toMatchObject([
    { name: 'task.1.notes', text: 'Gọi luật sư', path: '/apps/tasks/1?open=true', title: 'Tasks' },
  ])
  stop()
})

test('a text that the previous page stored just before counts as unsaved soon', () => {
  saveDraft('a', 'x')
  const changed = vi.fn()
  const stop = onUnsaved(changed)
  expect(unsaved()).toEqual([])
  vi.advanceTimersByTime(2010)
  expect(changed).toHaveBeenCalledOnce()
  expect(unsaved()).toHaveLength(1)
  stop()
})

test('a field on screen retries, or discards its text', () => {
  saveDraft('a', 'x')
  const field = { retry: vi.fn(), forget: vi.fn() }
  const release = registerDraft('a', field)
  expect(isOnScreen('a')).toBe(true)
  expect(retryDraft('a')).toBe(true)
  expect(field.retry).toHaveBeenCalledOnce()
  discardDraft('a')
  expect(field.forget).toHaveBeenCalledOnce()
  expect(loadDraft('a')).toBeUndefined()
  release()
  expect(isOnScreen('a')).toBe(false)
  expect(retryDraft('a')).toBe(false)
})

test('a draft of a version that stored only the text is read', () => {
  localStorage.setItem('outpost.draft.old', 'Một nghìn cái túi')
  expect(loadDraft('old')?.text).toBe('Một nghìn cái túi')
  expect(unsaved()).toHaveLength(1)
})
