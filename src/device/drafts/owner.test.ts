import { beforeEach, expect, test, vi } from 'vitest'
import { drafts, loadDraft, saveDraft } from './drafts.ts'
import { setOwner } from './owner.ts'
import { loadUnsentText, saveUnsentText } from './unsent-text.ts'

let refuses: (key: string) => boolean
let stored: Record<string, string>

beforeEach(() => {
  refuses = () => false
  stored = {}
  const setItem = (key: string, value: string) => {
    if (refuses(key)) throw new DOMException('Full', 'QuotaExceededError')
    stored[key] = value
  }
  // As in a browser, the keys of stored items are the object's own properties.
  const storage = Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: setItem },
    removeItem: { value: (key: string) => delete stored[key] },
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { pathname: '/apps/tasks', search: '' })
  vi.stubGlobal('document', { title: 'Tasks' })
  // Test files share the module, and with it the owner.
  return () => setOwner('')
})

test('each user of a device gets only their own texts', () => {
  setOwner('huong')
  saveDraft('task.1.title', 'Gọi lại')
  saveUnsentText('note', 'Mua trà')
  setOwner('chau')
  expect(loadDraft('task.1.title')).toBeUndefined()
  expect(drafts()).toEqual([])
  expect(loadUnsentText('note')).toBe('')
  saveDraft('task.1.title', 'Của Châu')
  setOwner('huong')
  expect(drafts()).toMatchObject([{ name: 'task.1.title', text: 'Gọi lại' }])
  expect(loadUnsentText('note')).toBe('Mua trà')
})

test('a user whose id begins like another one gets none of their texts', () => {
  setOwner('a/b')
  saveDraft('c', 'Riêng')
  setOwner('a')
  expect(drafts()).toEqual([])
})

test('the texts of an earlier version become those of the user who signs in first', () => {
  Object.assign(stored, { 'outpost.draft.task.1.title': 'Gọi lại', 'outpost.line.note': 'Mua trà' })
  setOwner('huong')
  expect(loadDraft('task.1.title')?.text).toBe('Gọi lại')
  expect(loadUnsentText('note')).toBe('Mua trà')
  setOwner('chau')
  expect(drafts()).toEqual([])
})

test('on a full device the texts of an earlier version stay where they are', () => {
  stored['outpost.line.note'] = 'Mua trà'
  refuses = key => key.startsWith('outpost.lines/')
  setOwner('huong')
  expect(stored['outpost.line.note']).toBe('Mua trà')
})
