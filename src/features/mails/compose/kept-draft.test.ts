import { expect, it } from 'vitest'
import { changedFields, hashesOf, keptDrafts, mergeDraft, sendable, sentFields } from './kept-draft.ts'
import { blankMailDraft } from './reply-to.ts'

const base = { ...blankMailDraft, to: 'lan@shop.example', words: '<p>Chào</p>', quote: '<div>Cũ</div>' }

it('sends only the changed fields; the text goes with its quote', () => {
  expect(sentFields(base, changedFields(base, { ...base, subject: 'Ca' }))).toEqual({ subject: '' })
  const mine = { ...base, words: '<p>Chào Lan</p>', cc: ['kho@shop.example'] }
  expect(sentFields(mine, changedFields(base, mine))).toEqual({
    cc: ['kho@shop.example'],
    content: '<p>Chào Lan</p><div>Cũ</div>',
  })
})

it('merges other fields of another tab; a field that both changed waits, a text with its quote', () => {
  const mine = { ...base, words: '<p>Tôi</p>', subject: 'Của tôi', quote: '' }
  const merged = mergeDraft(base, mine, { ...base, words: '<p>Kia</p>', cc: ['kho@shop.example'] })
  expect(merged.conflicts).toEqual(['words'])
  expect(merged.mine).toEqual({ ...mine, cc: ['kho@shop.example'] })
  const changed = changedFields(merged.base, merged.mine)
  expect(sendable(changed, [])).toEqual(['subject', 'words', 'quote'])
  expect(sendable(changed, merged.conflicts)).toEqual(['subject'])
})

it('a value that was sent from here, and whose reply was lost, is no change of another tab', () => {
  const onServer = { ...base, subject: 'Một' }
  expect(mergeDraft(base, base, onServer).mine.subject).toBe('Một')
  const merged = mergeDraft(base, base, onServer, hashesOf(onServer, ['subject']))
  expect(merged).toMatchObject({ mine: { subject: '' }, base: { subject: 'Một' }, conflicts: [] })
})

it('reads a draft that an older release stored on the device', () => {
  const kept = { ...base, createKey: 'key', base: { to: '' } }
  expect(keptDrafts.valueOf(keptDrafts.textOf(kept))).toEqual(kept)
  expect(keptDrafts.valueOf(JSON.stringify(base))).toEqual({ ...base, createKey: expect.any(String) })
  expect(keptDrafts.valueOf('{}')).toBeUndefined()
})
