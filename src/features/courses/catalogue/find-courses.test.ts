import { expect, it } from 'vitest'
import type { CourseSummary } from '#src/contract/courses.ts'
import { findCourses } from './find-courses.ts'

const course = (id: string, fields: Partial<CourseSummary> = {}): CourseSummary => ({
  id,
  categoryId: 'goods',
  title: id,
  description: '',
  minutes: 10,
  steps: [{ title: 'Bước đầu' }],
  progress: null,
  ...fields,
})

const list = [
  course('till', { categoryId: 'till', title: 'Mở quầy đầu ngày' }),
  course('count', { title: 'Kiểm kê', steps: [{ title: 'Chia kho thành khu' }] }),
  course('done', { progress: { step: 0, done: [0], completedAt: '2026-11-20T08:00:00.000Z' } }),
]
const ids = (filter: Parameters<typeof findCourses>[1]) => findCourses(list, filter).map(({ id }) => id)

it('every word is searched without accents, also in the titles of steps', () => {
  expect(ids({ query: 'dau QUAY' })).toEqual(['till'])
  expect(ids({ query: 'kho khu' })).toEqual(['count'])
  expect(ids({ query: 'kho quầy' })).toEqual([])
  expect(ids({ query: '  ' })).toEqual(['till', 'count', 'done'])
})

it('a course that was found in another way is kept, unless a filter leaves it out', () => {
  expect(ids({ query: 'zzz', found: ['till', 'done'] })).toEqual(['till', 'done'])
  expect(ids({ query: 'zzz', found: ['till', 'done'], category: 'goods' })).toEqual(['done'])
})

it('a category and the completed courses are filtered', () => {
  expect(ids({ query: '', category: 'goods' })).toEqual(['count', 'done'])
  expect(ids({ query: '', category: 'goods', hidesCompleted: true })).toEqual(['count'])
})
