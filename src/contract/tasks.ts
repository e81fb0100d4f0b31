import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, ByIds, longText, Moment, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'
import { CreateTag, Tag, UpdateTag } from './shared/tags.ts'

export type SubTask = v.InferOutput<typeof SubTask>
export const SubTask = v.object({ id: shortText, title: shortText, completed: v.boolean() })

export const repeats = ['daily', 'weekdays', 'weekly', 'monthly'] as const

/** One of the four words, or a rule of RFC 5545 with the parts that `src/lib/recurrence` reads. */
const Repeat = v.pipe(
  shortText,
  v.regex(
    /^(daily|weekdays|weekly|monthly|FREQ=(DAI|WEEK|MONTH|YEAR)LY(;INTERVAL=\d{1,2})?(;BYDAY=[A-Z]{2}(,[A-Z]{2}){0,6})?(;BYMONTHDAY=\d{1,2})?(;UNTIL=\d{8}|;COUNT=\d{1,3})?)$/,
  ),
)

export type Task = v.InferOutput<typeof Task>
export const Task = v.object({
  id: shortText,
  type: v.picklist(['task', 'section']),
  title: shortText,
  notes: v.nullable(longText),
  completed: v.boolean(),
  /** ISO date-time; a task without a time of day is due at its local midnight. */
  dueDate: v.nullable(Moment),
  /** 0 high, 1 normal, 2 low */
  priority: v.picklist([0, 1, 2]),
  tags: v.array(shortText),
  assignedTo: v.nullable(shortText),
  subTasks: v.array(SubTask),
  order: v.number(),
  /** Beyond the specification: completing such a task creates the next one. */
  repeat: v.nullable(Repeat),
})

/** spec: the default values of a new task */
export const defaultTask = {
  title: '',
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  repeat: null,
} satisfies Omit<Task, 'id' | 'type' | 'order'>

/** The fields that a patch can set; `order` is set by the reorder call. */
const TaskFields = v.partial(v.omit(Task, ['id', 'order']))

export type Assignee = v.InferOutput<typeof Assignee>
export const Assignee = v.object({ id: shortText, name: shortText, avatar: v.nullable(shortText) })

/** Compares tasks by their stored `order`. */
export const compareTasks = (a: Pick<Task, 'id' | 'order'>, b: Pick<Task, 'id' | 'order'>) =>
  a.order - b.order || (a.id < b.id ? -1 : 1)

/** A new task with its first values, so that a quick add is one write. */
const NewTask = v.object({
  type: v.optional(v.picklist(['task', 'section']), 'task'),
  /** Beyond the specification. */
  task: v.optional(v.omit(TaskFields, ['type'])),
})

const tag = '/api/apps/tasks/tag'
const task = '/api/apps/tasks/task'

const may = rightsIn('tasks')

/** spec: sample-data.md section 7, Tasks */
export const tasks = define({
  tags: { method: 'GET', path: '/api/apps/tasks/tags', needs: may.view, reply: v.array(Tag) },
  createTag: {
    method: 'POST',
    path: tag,
    needs: may.create,
    body: CreateTag,
    reply: Tag,
    writes: ['tasks'],
  },
  updateTag: { method: 'PATCH', path: tag, needs: may.edit, body: UpdateTag, reply: Tag, writes: ['tasks'] },
  removeTag: {
    method: 'DELETE',
    path: tag,
    needs: may.edit,
    query: ById,
    reply: v.boolean(),
    writes: ['tasks'],
  },

  list: { method: 'GET', path: '/api/apps/tasks/all', needs: may.view, reply: v.array(Task) },
  /** Titles have `<mark>` around the match; `null` for an empty query. */
  search: {
    method: 'GET',
    path: '/api/apps/tasks/search',
    needs: may.view,
    query: v.object({ query: v.optional(shortText, '') }),
    reply: v.nullable(v.array(Task)),
  },
  /** The ordered list; tasks that are left out keep their order after it. */
  reorder: {
    method: 'PATCH',
    path: '/api/apps/tasks/order',
    needs: may.edit,
    body: v.object({ tasks: v.array(ById) }),
    reply: v.array(Task),
    writes: ['tasks'],
  },
  get: { method: 'GET', path: task, needs: may.view, query: ById, reply: Task },
  create: {
    method: 'POST',
    path: task,
    needs: may.create,
    body: NewTask,
    reply: Task,
    writes: ['tasks', 'search'],
  },
  update: {
    method: 'PATCH',
    path: task,
    needs: may.edit,
    body: v.object({ id: shortText, task: TaskFields }),
    reply: Task,
    writes: ['tasks', 'search'],
  },
  remove: {
    method: 'DELETE',
    path: task,
    needs: may.edit,
    query: ById,
    reply: v.boolean(),
    writes: ['tasks', 'search'],
  },
  /**
   * Beyond the specification, like all calls below: tasks with their stored `order`, which is a sort value and not a
   * position. Replies with all tasks, or with those of the given ids, separated by commas; unknown ids are left out.
   */
  rows: {
    method: 'GET',
    path: '/api/apps/tasks/rows',
    needs: may.view,
    query: v.object({ ids: v.optional(longText) }),
    reply: v.array(Task),
  },
  /**
   * Creates a task right after another one, or as the first. Like the calls below, it replies with the changed tasks
   * with their stored `order`.
   */
  add: {
    method: 'POST',
    path: '/api/apps/tasks/rows',
    needs: may.create,
    body: v.object({ ...NewTask.entries, after: v.optional(shortText) }),
    reply: v.array(Task),
    writes: ['tasks', 'search'],
  },
  /** Moves tasks right after another one, or to the beginning, in the order in which they are named. */
  move: {
    method: 'PATCH',
    path: '/api/apps/tasks/rows',
    needs: may.edit,
    body: v.object({ ...ByIds.entries, after: v.optional(shortText) }),
    reply: v.array(Task),
    writes: ['tasks', 'search'],
  },
  /** Removes many tasks, all or none. */
  removeMany: {
    method: 'POST',
    path: '/api/apps/tasks/remove',
    needs: may.edit,
    body: ByIds,
    reply: v.boolean(),
    writes: ['tasks', 'search'],
  },
  /** Restores removed tasks at their old places. */
  restore: {
    method: 'POST',
    path: '/api/apps/tasks/restore',
    needs: may.edit,
    body: ByIds,
    reply: v.array(Task),
    writes: ['tasks', 'search'],
    restores: { table: 'tasks', by: 'ids' },
  },
  /** Completes or reopens tasks in one call. Completing a repeating task creates its next occurrence. */
  complete: {
    method: 'PATCH',
    path: '/api/apps/tasks/complete',
    needs: may.edit,
    body: v.object({ ...ByIds.entries, completed: v.boolean() }),
    reply: v.array(Task),
    writes: ['tasks', 'search'],
  },
  /** The people to whom a task can be assigned. */
  assignees: { method: 'GET', path: '/api/apps/tasks/assignees', needs: may.view, reply: v.array(Assignee) },
})
