import { expect, it } from 'vitest'
import { conflicting, differing, mergeFields } from './merge-fields.ts'

const names = ['to', 'subject', 'files'] as const
const base = { to: 'lan', subject: 'Lịch ca', files: ['a'] }

it('a field differs by its value, without the blanks around a text', () => {
  expect(differing(names, base, { to: ' lan ', subject: 'Lịch', files: ['a'] })).toEqual(['subject'])
  expect(differing(names, base, { ...base, files: ['b'] })).toEqual(['files'])
})

it('a field conflicts if it was changed here and elsewhere, to different values', () => {
  const mine = { ...base, to: 'chau', subject: 'Lịch tuần' }
  expect(conflicting(names, { base, mine, theirs: { ...base, files: [] } })).toEqual([])
  expect(conflicting(names, { base, mine, theirs: { ...base, to: 'chau' } })).toEqual([])
  expect(conflicting(names, { base, mine, theirs: { ...base, to: 'minh', files: [] } })).toEqual(['to'])
})

it('a field that is unchanged here follows the other version, and a conflicting one stays', () => {
  const mine = { ...base, to: 'chau', subject: 'Lịch tuần' }
  const theirs = { to: 'minh', subject: 'Lịch tuần', files: ['a', 'b'] }
  expect(mergeFields(names, { base, mine, theirs })).toEqual({
    base: { to: 'lan', subject: 'Lịch tuần', files: ['a', 'b'] },
    mine: { to: 'chau', subject: 'Lịch tuần', files: ['a', 'b'] },
    conflicts: ['to'],
  })
})
