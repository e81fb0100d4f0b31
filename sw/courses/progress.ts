import * as v from 'valibot'
import { Progress } from '#src/contract/courses.ts'
import { wroteAt } from '#sw/server/call-values.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/** What a user did in a course: opened a step, and perhaps finished one. */
interface Visit {
  step: number
  done?: number | undefined
}

const Stored = v.record(v.string(), Progress)
type Stored = v.InferOutput<typeof Stored>

/** The key in `sets` of a user's progress is this and the id of the user. */
export const PROGRESS = 'courseProgress:'
const key = (userId: string) => PROGRESS + userId

/** Returns the progress of a user by the id of the course. A row that cannot be read does not count. */
export async function progressOf(userId: string): Promise<Stored> {
  const read = v.safeParse(Stored, (await db.sets.get(key(userId)))?.value)
  return read.success ? read.output : {}
}

/** Stores a visit to a course with this number of steps. Rejects with 400 when there is no such step. */
export async function visit(userId: string, courseId: string, { step, done }: Visit, total: number) {
  if (step >= total) badRequest('step')
  if (done !== undefined && done >= total) badRequest('done')
  const all = await progressOf(userId)
  return write(userId, all, courseId, visited(all[courseId], { step, done }, total, new Date(wroteAt())))
}

/** Starts a course again. The time of its last completion stays. */
export async function restart(userId: string, courseId: string) {
  const all = await progressOf(userId)
  const completedAt = all[courseId]?.completedAt ?? null
  return write(userId, all, courseId, { step: 0, done: [], completedAt })
}

/** Returns the progress after a visit. A course is completed when the last of its steps is finished. */
export function visited(
  before: Progress | undefined,
  { step, done: finished }: Visit,
  total: number,
  now: Date,
): Progress {
  const known = before?.done.filter(other => other < total) ?? []
  if (finished === undefined || known.includes(finished))
    return { step, done: known, completedAt: before?.completedAt ?? null }
  const done = [...known, finished].toSorted((a, b) => a - b)
  const completedAt = done.length === total ? now.toISOString() : (before?.completedAt ?? null)
  return { step, done, completedAt }
}

async function write(userId: string, all: Stored, courseId: string, progress: Progress) {
  await db.sets.put({ id: key(userId), value: { ...all, [courseId]: progress } })
  return progress
}
