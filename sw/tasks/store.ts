import { Dexie } from 'dexie'
import { defaultTask, type Task } from '#src/contract/tasks.ts'
import { newId } from '#sw/server/call-values.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { mapSequential } from '#sw/storage/map-sequential.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import type { nextTask } from './next-task.ts'
import { taskRows, taskTitles } from './titles.ts'

type Fields = Partial<Omit<Task, 'id' | 'order'>>

/** Creates the next occurrence of a repeating task. */
type NextOf = typeof nextTask

/*
 * The numbers of `order` have gaps: a new task gets a number below the first one, and a list is numbered from 0 when it
 * is read. Callers see what the specification requires (new tasks first, all numbered from 0), and a new task writes
 * one row instead of all. The calls that the specification does not have return the stored numbers of the rows that
 * they changed.
 */
export const taskStore = {
  all: async () => (await inOrder()).map((task, order) => ({ ...task, order })),

  rows: async (ids?: string[]) =>
    ids ? (await db.tasks.bulkGet(ids)).filter(task => task !== undefined) : [...(await inOrder())],

  get: async (id: string) => numbered(await getOr404(db.tasks, id, 'task'), await taskTitles()),

  async create(type: Task['type'], fields: Fields = {}) {
    const task = newTask(type, fields)
    await place([task], undefined)
    return task
  },

  add: (type: Task['type'], fields: Fields = {}, after?: string) => place([newTask(type, fields)], after),

  /**
   * Changes a task. Returns it, then the other tasks that changed with it. `nextOf` is needed when the task is
   * completed. Rejects with 404 for an unknown id.
   */
  async update(id: string, fields: Fields, nextOf?: NextOf): Promise<[Task, ...Task[]]> {
    const task = await getOr404(db.tasks, id, 'task')
    const updated = { ...task, ...fields }
    const recurs = updated.completed && !task.completed && updated.repeat !== null
    // When a repeating task is completed, its next occurrence is created; the completed task no longer repeats.
    const kept = recurs ? { ...updated, repeat: null } : updated
    await db.tasks.put(kept)
    const next = recurs && nextOf?.(updated)
    return next ? [kept, ...(await addBefore(updated, next))] : [kept]
  },

  remove: (id: string, by: string) => softDelete(db.tasks, id, by, 'task'),

  async removeMany(ids: string[], by: string) {
    for (const id of ids) await taskStore.remove(id, by)
    return true
  },

  restore: (ids: string[]) => mapSequential(ids, id => restore(db.tasks, id)),

  async reorder(ids: string[]) {
    const byId = new Map((await db.tasks.orderBy('order').toArray()).map(task => [task.id, task]))
    const listed = ids.map(id => byId.get(id) ?? notFound('task', id))
    if (new Set(ids).size < ids.length) badRequest('tasks')
    for (const id of ids) byId.delete(id)
    const ordered = [...listed, ...byId.values()]
    await db.tasks.bulkPut(ordered.flatMap((task, order) => (task.order === order ? [] : { ...task, order })))
    return taskStore.all()
  },

  async move(ids: string[], after?: string) {
    if (new Set([...ids, after]).size <= ids.length) badRequest('ids')
    return place(await mapSequential(ids, id => getOr404(db.tasks, id, 'task')), after)
  },

  async complete(ids: string[], completed: boolean, nextOf?: NextOf) {
    if (new Set(ids).size < ids.length) badRequest('ids')
    return (await mapSequential(ids, id => taskStore.update(id, { completed }, nextOf))).flat()
  },
}

/** Inside a write the cached rows cannot be used. */
const inOrder = () => (Dexie.currentTransaction ? db.tasks.orderBy('order').toArray() : taskRows())

const newTask = (type: Task['type'], fields: Fields): Task => ({
  ...defaultTask,
  ...fields,
  type,
  id: newId(),
  order: 0,
})

/** Returns a task with its position among the others. */
export function numbered(task: Task, others: readonly Pick<Task, 'id' | 'order'>[]): Task {
  let [low, high] = [0, others.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((others[middle]?.order ?? 0) < task.order) low = middle + 1
    else high = middle
  }
  return { ...task, order: low }
}

/** Stores the next occurrence directly before the completed task. */
async function addBefore({ order }: Task, next: Task) {
  const before = await db.tasks.where('order').below(order).last()
  return place([next], before?.id)
}

/**
 * Stores rows directly after another one, or as the first, with numbers between its neighbours. When there are no
 * numbers left between them, all tasks are renumbered. Returns the changed rows.
 */
async function place(rows: Task[], after: string | undefined): Promise<Task[]> {
  const ids = new Set(rows.map(({ id }) => id))
  const before = after === undefined ? undefined : (await getOr404(db.tasks, after, 'task')).order
  const next = await db.tasks
    .where('order')
    .above(before ?? Number.NEGATIVE_INFINITY)
    .filter(({ id }) => !ids.has(id))
    .first()
  const low = before ?? (next?.order ?? 0) - rows.length - 1
  const high = next?.order ?? low + rows.length + 1
  const placed = rows.map((row, index) => ({
    ...row,
    order: low + ((high - low) * (index + 1)) / (rows.length + 1),
  }))
  const orders = [low, ...placed.map(({ order }) => order), high]
  if (orders.every((order, index) => index === 0 || order > (orders[index - 1] ?? order))) {
    await db.tasks.bulkPut(placed)
    return placed
  }
  await taskStore.reorder([])
  await place(rows, after)
  return taskStore.rows()
}
