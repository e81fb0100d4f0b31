import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, ByIds, longText, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'
import { CreateTag, Tag, UpdateTag } from './shared/tags.ts'

export type SubTask = v.InferOutput<typeof SubTask>
export const SubTask = v.object({ id: shortText, title: shortText, completed: v.boolean() })

export const repeats = ['daily', 'weekdays', 'weekly', 'monthly'] as const
export type Repeat = (typeof repeats)[number]

export type Task = v.InferOutput<typeof Task>
export const Task = v.object({
  id: shortText,
  type: v.picklist(['task', 'section']),
  title: shortText,
  notes: v.nullable(longText),
  completed: v.boolean(),
  /** ISO date-time; a task of a whole day is due at its local midnight. */
  dueDate: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** 0 high, 1 normal, 2 low */
  priority: v.picklist([0, 1, 2]),
  tags: v.array(shortText),
  assignedTo: v.nullable(shortText),
  subTasks: v.array(SubTask),
  order: v.number(),
  /** Beyond the specification: completing such a task makes the next one. */
  repeat: v.nullable(v.picklist(repeats)),
})

/** spec: what a new task starts with */
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

/** What a patch may name; `order` belongs to the reorder call. */
const TaskFields = v.partial(v.omit(Task, ['id', 'order']))

export type Assignee = v.InferOutput<typeof Assignee>
export const Assignee = v.object({ id: shortText, name: shortText, avatar: v.nullable(shortText) })

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
  /** Titles carry `<mark>` around what matched; `null` for an empty query. */
  search: {
    method: 'GET',
    path: '/api/apps/tasks/search',
    needs: may.view,
    query: v.object({ query: v.optional(shortText, '') }),
    reply: v.nullable(v.array(Task)),
  },
  /** The ordered list; whatever it leaves out keeps its place behind it. */
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
    body: v.object({
      type: v.optional(v.picklist(['task', 'section']), 'task'),
      /** Beyond the specification: first values, so that a quick add is one write. */
      task: v.optional(v.omit(TaskFields, ['type'])),
    }),
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
  /** Beyond the specification: removes many, all or none. */
  removeMany: {
    method: 'POST',
    path: '/api/apps/tasks/remove',
    needs: may.edit,
    body: ByIds,
    reply: v.boolean(),
    writes: ['tasks', 'search'],
  },
  /** Beyond the specification: takes removed tasks back, at their old places. */
  restore: {
    method: 'POST',
    path: '/api/apps/tasks/restore',
    needs: may.edit,
    body: ByIds,
    reply: v.array(Task),
    writes: ['tasks', 'search'],
    restores: { table: 'tasks', by: 'ids' },
  },
  /** Beyond the specification: completes many tasks in one call. */
  complete: {
    method: 'PATCH',
    path: '/api/apps/tasks/complete',
    needs: may.edit,
    body: v.object({ ...ByIds.entries, completed: v.boolean() }),
    reply: v.array(Task),
    writes: ['tasks', 'search'],
  },
  /** Beyond the specification: who a task can be given to. */
  assignees: { method: 'GET', path: '/api/apps/tasks/assignees', needs: may.view, reply: v.array(Assignee) },
})
