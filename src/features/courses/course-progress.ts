import type { CourseSummary, Progress } from '#src/contract/courses.ts'

/** What of a course matters for its progress. */
type Part = Pick<CourseSummary, 'progress'> & { steps: readonly unknown[] }

/** How far the user is: not begun, begun, or all steps finished. */
export type Stage = 'new' | 'begun' | 'completed'

export const doneCount = ({ progress }: Part) => progress?.done.length ?? 0

export function stageOf(course: Part): Stage {
  if (doneCount(course) >= course.steps.length) return 'completed'
  return doneCount(course) > 0 || (course.progress?.step ?? 0) > 0 ? 'begun' : 'new'
}

/** Returns the step of an address, counted from 0; the last step for a number that is too high. */
export const stepAt = (step: number | undefined, total: number) => Math.min(step ?? 1, total) - 1

/**
 * Returns the step after another one, both counted from 0: the next one, and after the last the first that is not
 * finished. `undefined` when the course ends with this step: it is the only one left, or the last and all are finished.
 */
export function stepAfter(step: number, { steps, progress }: Part): number | undefined {
  const done = progress?.done ?? []
  const open = steps.findIndex((_, index) => index !== step && !done.includes(index))
  if (open < 0 && !done.includes(step)) return undefined
  if (step + 1 < steps.length) return step + 1
  return open < 0 ? undefined : open
}

/** Returns the progress when the user has finished a step and opened another one. */
export function advanced(progress: Progress | null, done: number, step: number): Progress {
  const before = progress?.done ?? []
  const completedAt = progress?.completedAt ?? null
  return { step, done: before.includes(done) ? before : [...before, done], completedAt }
}
