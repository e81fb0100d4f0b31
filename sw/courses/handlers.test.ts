import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { courses as texts } from '#seed/courses.ts'
import { backup } from '#src/contract/backup.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { CourseCategory, courses } from '#src/contract/courses.ts'
import { sample } from '#src/contract/sample.ts'
import { search } from '#src/contract/shell/search.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { formOf } from '#tests/api/sample-requests/sample-request.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { visited } from './progress.ts'

beforeEach(freshServer)

const id = 'opening-the-till'
const inVietnamese = { 'Accept-Language': 'vi' }
const get = async (token?: string) =>
  conforming(courses.get, { query: { id }, ...(token !== undefined && { token }) })
const update = (step: number, done?: number) => conforming(courses.update, { body: { id, step, done } })
const steps = async () => (await get()).steps.map((_, index) => index)

describe('the courses', () => {
  it('have the same steps in both languages, and each step has a text', () => {
    expect(texts.vi.courses.length).toBeGreaterThanOrEqual(8)
    for (const [at, course] of filled([...texts.vi.courses.entries()])) {
      const english = texts.en.courses[at]
      expect([course.id, course.categoryId]).toEqual([english?.id, english?.categoryId])
      expect([course.id, course.steps.length]).toEqual([course.id, english?.steps.length])
      expect(course.steps.length).toBeGreaterThanOrEqual(5)
      expect(course.steps.length).toBeLessThanOrEqual(9)
      expect(texts.vi.categories.map(category => category.id)).toContain(course.categoryId)
      for (const { title, content } of filled([...course.steps, ...(english?.steps ?? [])]))
        expect([title, textOf(content).length > 120]).toEqual([title, true])
      expect(new Set(course.steps.map(({ title }) => title)).size).toBe(course.steps.length)
    }
    expect(v.is(v.array(CourseCategory), texts.en.categories)).toBe(true)
  })

  it('are in the caller’s language, and a list has no contents', async () => {
    const [first] = await conforming(courses.list)
    const [vietnamese] = await conforming(courses.list, { headers: inVietnamese })
    expect(first).toMatchObject({ id: 'first-week', title: 'Your first week with Outpost', progress: null })
    expect(vietnamese?.title).toBe('Tuần đầu tiên với Outpost')
    expect(Object.keys(first?.steps[0] ?? {})).toEqual(['title'])
    expect(
      (await conforming(courses.categories, { headers: inVietnamese })).map(({ title }) => title),
    ).toContain('Quầy thu ngân')
  })

  it('are searched as by the global search, also by the content of a step', async () => {
    const ids = async (query: string) =>
      (await conforming(courses.list, { query: { search: query }, headers: inVietnamese })).map(
        course => course.id,
      )
    const inContent = (text: string) =>
      texts.vi.courses.flatMap(({ id: own, title, description, steps: all }) =>
        [title, description, ...all.map(({ content }) => textOf(content))].join(' ').includes(text)
          ? own
          : [],
      )
    expect(filled(inContent('két'))).toContain(id)
    expect(await ids('KÉT')).toEqual(expect.arrayContaining(inContent('két')))
    expect(await ids('zzzz')).toEqual([])
    expect(await ids('')).toHaveLength(texts.vi.courses.length)
  })

  it('are found by the global search, with the course of each step', async () => {
    const found = async (query: string) =>
      (await conforming(search.find, { body: { query }, headers: inVietnamese })).find(
        group => group.id === 'courses',
      )?.results
    expect((await found('mo quay'))?.[0]).toEqual({
      id,
      value: 'Mở quầy đầu ngày',
      link: `/apps/academy/${id}`,
    })
    expect(await found('TIEN GIA')).toContainEqual({
      id: 'closing-the-day-2',
      value: 'Nhận biết tiền giả',
      about: 'Tiền mặt và đóng ca',
      link: '/apps/academy/closing-the-day?step=2',
    })
  })
})

describe('the progress', () => {
  it('is the last opened step and the finished ones, each once and sorted', async () => {
    expect((await get()).progress).toBeNull()
    await update(2, 1)
    await update(1, 0)
    expect(await update(3, 1)).toEqual({ step: 3, done: [0, 1], completedAt: null })
    expect((await get()).progress).toEqual({ step: 3, done: [0, 1], completedAt: null })
    expect((await conforming(courses.list)).find(course => course.id === id)?.progress?.step).toBe(3)
  })

  it('has the time when the last step was finished; it stays when the course starts again', async () => {
    for (const step of filled(await steps())) await update(step, step)
    const { progress } = await get()
    expect(progress?.done).toEqual(await steps())
    expect(progress?.completedAt).toMatch(/^20\d\d-/)
    expect(await conforming(courses.restart, { body: { id } })).toEqual({
      step: 0,
      done: [],
      completedAt: progress?.completedAt,
    })
  })

  it('belongs to one user', async () => {
    await update(1, 0)
    expect((await get(await issue('truc'))).progress).toBeNull()
  })

  it('is in a backup, and is removed by a reset of the sample', async () => {
    await update(1, 0)
    const text = JSON.stringify(await call(backup.export))
    await call(sample.reset)
    expect((await get()).progress).toBeNull()
    await call(backup.restore, { body: formOf({ file: new File([text], 'outpost.json') }) })
    expect((await get()).progress?.done).toEqual([0])
  })

  it('that cannot be read counts as none', async () => {
    await db.sets.put({ id: 'courseProgress:huong', value: { [id]: { step: 'one' } } })
    expect((await get()).progress).toBeNull()
    expect(await update(1)).toEqual({ step: 1, done: [], completedAt: null })
  })

  it('ignores finished steps that the course no longer has', () => {
    const before = { step: 6, done: [0, 7], completedAt: null }
    expect(visited(before, { step: 1, done: 1 }, 3, new Date())).toMatchObject({
      done: [0, 1],
      completedAt: null,
    })
  })
})

it('invalid input is refused, and changes nothing', async () => {
  const refused: [number, string, Endpoint, Parameters<typeof send>[1]][] = [
    [404, 'an unknown course', courses.get, { query: { id: 'none' } }],
    [404, 'an unknown course', courses.update, { body: { id: 'none', step: 0 } }],
    [404, 'an unknown course', courses.restart, { body: { id: 'none' } }],
    [400, 'a step after the last', courses.update, { body: { id, step: 6 } }],
    [400, 'a finished step after the last', courses.update, { body: { id, step: 0, done: 6 } }],
    [400, 'a step below 0', courses.update, { body: { id, step: -1 } }],
    [400, 'half a step', courses.update, { body: { id, step: 0.5 } }],
  ]
  const before = await db.sets.toArray()
  for (const [status, what, endpoint, sent] of refused)
    expect([what, (await send(endpoint, sent)).status]).toEqual([what, status])
  expect(await db.sets.toArray()).toEqual(before)
})
