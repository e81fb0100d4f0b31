import { expect, it } from 'vitest'
import { noteOf } from '#src/features/notes/note-of.ts'
import { findNotes } from './find-notes.ts'

const at = (day: number) => `2026-11-${day}T08:00:00.000Z`
const old = noteOf({ id: 'old', title: 'Hoá đơn', createdAt: at(10), pinned: true })
const shift = noteOf({
  id: 'shift',
  tasks: [{ id: '1', content: 'Đếm két', completed: false }],
  labels: [{ id: 'work', title: 'Công việc' }],
  reminder: at(25),
  createdAt: at(12),
})
const idea = noteOf({ id: 'idea', content: 'Trà sen', reminder: at(24), createdAt: at(14) })
const kept = noteOf({ id: 'kept', content: 'Cũ', archived: true, createdAt: at(15) })
const all = [kept, idea, shift, old]
const ids = (find: Parameters<typeof findNotes>[1]) => findNotes(all, find).map(({ id }) => id)

it('pinned notes are first, then the newest; archived notes are separate', () => {
  expect(ids({})).toEqual(['old', 'idea', 'shift'])
  expect(ids({ view: 'archive' })).toEqual(['kept'])
})

it('reminders are sorted by their time, and a label shows its notes', () => {
  expect(ids({ view: 'reminders' })).toEqual(['idea', 'shift'])
  expect(ids({ label: 'work' })).toEqual(['shift'])
})

it('labels are found by what the screen calls them', () => {
  const shown = (labels: readonly { id: string; title: string }[]) =>
    labels.map(label => ({ ...label, title: label.title === 'Công việc' ? 'Work' : label.title }))
  expect(findNotes(all, { q: 'work' }, shown).map(({ id }) => id)).toEqual(['shift'])
  expect(ids({ q: 'work' })).toEqual([])
})

it('every word is found in title, text, checklist and labels, ignoring accents', () => {
  expect(ids({ q: 'hoa don' })).toEqual(['old'])
  expect(ids({ q: 'SEN tra' })).toEqual(['idea'])
  expect(ids({ q: 'dem ket cong viec' })).toEqual(['shift'])
  expect(ids({ q: 'két tiền' })).toEqual([])
})
