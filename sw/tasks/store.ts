import { Dexie } from 'dexie'
import { defaultTask, type Repeat, type Task } from '#src/contract/tasks.ts'
import { highlight } from '#src/lib/text/highlight.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { nextOccurrence } from './repeat.ts'
import { taskRows, taskTitles } from './titles.ts'

type Fields = Partial<Omit<Task, 'id' | 'order'>>

/*
 * `order` is stored sparsely: a new task gets a number below the first, and a list is numbered from 0 when it is
 * read. Callers see what the specification says (new first, all renumbered from 0), and adding a task writes one row,
 * not all.
 */
export const taskStore = {
  all: async () => (await inOrder()).map((task, order) => ({ ...task, order })),

  find: async (id: string) => numbered(await getOr404(db.tasks, id, 'task')),

  /** spec: null for an empty query, otherwise matches with the title highlighted. */
  async search(query: string) {
    const needle = query.trim()
    if (needle === '') return null
    return (await taskStore.all()).flatMap(task => {
      const title = highlight(task.title, needle)
      return title ? { ...task, title } : []
    })
  },

  async create(type: Task['type'], fields: Fields = {}) {
    const first = await db.tasks.orderBy('order').first()
    const task: Task = {
      ...defaultTask,
      ...fields,
      type,
      id: crypto.randomUUID(),
      order: (first?.order ?? 0) - 1,
    }
    await db.tasks.add(task)
    return { ...task, order: 0 }
  },

  async update(id: string, fields: Fields) {
    const task = await getOr404(db.tasks, id, 'task')
    const updated = { ...task, ...fields }
    const recurs = updated.completed && !task.completed && updated.repeat
    // A repeating task creates its next occurrence when it is completed; the completed one no longer repeats.
    const kept = recurs ? { ...updated, repeat: null } : updated
    await db.tasks.put(kept)
    if (!recurs) return numbered(kept)
    await addNext(updated, recurs)
    return taskStore.find(id)
  },

  remove: (id: string, by: string) => softDelete(db.tasks, id, by, 'task'),

  async removeMany(ids: string[], by: string) {
    for (const id of ids) await taskStore.remove(id, by)
    return true
  },

  async restore(ids: string[]) {
    for (const id of ids) await restore(db.tasks, id)
    return taskStore.all()
  },

  async reorder(ids: string[]) {
    const byId = new Map((await db.tasks.orderBy('order').toArray()).map(task => [task.id, task]))
    const listed = ids.map(id => byId.get(id) ?? notFound('task', id))
    if (new Set(ids).size < ids.length) badRequest('tasks')
    for (const id of ids) byId.delete(id)
    const ordered = [...listed, ...byId.values()]
    await db.tasks.bulkPut(ordered.flatMap((task, order) => (task.order === order ? [] : { ...task, order })))
    return taskStore.all()
  },

  async complete(ids: string[], completed: boolean) {
    for (const id of ids) await taskStore.update(id, { completed })
    return taskStore.all()
  },
}

/** The cached rows cannot be read inside a write. */
const inOrder = () => (Dexie.currentTransaction ? db.tasks.orderBy('order').toArray() : taskRows())

const numbered = async (task: Task) => ({ ...task, order: await placeOf(task) })

/** Counting gets slower with the number of tasks; finding one in memory does not. */
const placeOf = async ({ id, order }: Task) =>
  Dexie.currentTransaction
    ? db.tasks.where('order').below(order).count()
    : (await taskTitles()).findIndex(task => task.id === id)

/** The next occurrence is placed right before the completed one. */
async function addNext(task: Task, repeat: Repeat) {
  const subTasks = task.subTasks.map(step => ({ ...step, completed: false }))
  const dueDate = nextOccurrence(task.dueDate, repeat)
  const order = await orderBefore(task.id)
  return db.tasks.add({ ...task, id: crypto.randomUUID(), completed: false, subTasks, dueDate, order })
}

/**
 * Returns a number between a task and the one before it. When no number is left between them, all tasks are
 * renumbered.
 */
async function orderBefore(id: string): Promise<number> {
  const { order } = await getOr404(db.tasks, id, 'task')
  const before = (await db.tasks.where('order').below(order).last())?.order ?? order - 2
  const between = (before + order) / 2
  if (before < between && between < order) return between
  await taskStore.reorder([])
  return orderBefore(id)
}
