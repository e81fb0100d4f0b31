import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, shortText } from './core/fields.ts'

export type CourseCategory = v.InferOutput<typeof CourseCategory>
export const CourseCategory = v.object({ id: v.string(), title: v.string() })

const position = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How far a user is in a course. Steps are counted from 0. */
export type Progress = v.InferOutput<typeof Progress>
export const Progress = v.object({
  /** The step that the user opened last. */
  step: position,
  /** The steps that the user has finished. */
  done: v.array(position),
  /** When the user last finished all steps; it stays when the user starts again. */
  completedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** `content` is HTML. */
const Step = v.object({ title: v.string(), content: v.string() })

/** A course in a list: its steps without their content, and the progress of the caller; null before its first step. */
export type CourseSummary = v.InferOutput<typeof CourseSummary>
export const CourseSummary = v.object({
  id: v.string(),
  categoryId: v.string(),
  title: v.string(),
  description: v.string(),
  minutes: v.number(),
  steps: v.array(v.pick(Step, ['title'])),
  progress: v.nullable(Progress),
})

export type Course = v.InferOutput<typeof Course>
export const Course = v.object({ ...CourseSummary.entries, steps: v.array(Step) })

/** A course without the progress of a user. */
export type CourseText = Omit<Course, 'progress'>

/** All courses in one language, as the build contains them. */
export interface Catalogue {
  categories: CourseCategory[]
  courses: CourseText[]
}

const base = '/api/apps/academy'
const course = `${base}/course` as const

/** The courses are open to all users, and the progress is the caller's own. */
const needs = 'signedIn'
const writes = ['courses'] as const

/** Beyond the specification: courses for the staff. */
export const courses = define({
  categories: { method: 'GET', path: `${base}/categories`, needs, reply: v.array(CourseCategory) },
  /** With `search`, only the courses that contain it, also in the content of a step, as the global search finds them. */
  list: {
    method: 'GET',
    path: `${base}/courses`,
    needs,
    query: v.object({ search: v.optional(shortText, '') }),
    reply: v.array(CourseSummary),
  },
  get: { method: 'GET', path: course, needs, query: ById, reply: Course },
  /** Stores the step that the caller has opened, and one that the caller has finished. 400 when there is no such step. */
  update: {
    method: 'PATCH',
    path: course,
    needs,
    body: v.object({ id: shortText, step: position, done: v.optional(position) }),
    reply: Progress,
    writes,
  },
  /** Starts a course again: no step is finished. */
  restart: {
    method: 'POST',
    path: `${course}/restart`,
    needs,
    body: ById,
    reply: Progress,
    writes,
  },
})
