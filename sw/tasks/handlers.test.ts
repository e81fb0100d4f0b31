import { beforeEach, describe, expect, it } from 'vitest'
import { compareTasks, type Task, tasks } from '#src/contract/tasks.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

const list = (): Promise<Task[]> => call(tasks.list)
const first = async () => (await list()).find(task => task.type === 'task') as Task

beforeEach(freshServer)

describe('tasks', () => {
  it('are listed by order, numbered from 0', async () => {
    const all = await list()
    expect(all.map(task => task.order)).toEqual(all.map((_, index) => index))
  })

  it('start with the values of the specification, and are first', async () => {
    covers('tasks.new')
    const before = await list()
    const created = await call(tasks.create, { body: { type: 'task' } })
    expect(created).toMatchObject({
      type: 'task',
      title: '',
      notes: null,
      completed: false,
      dueDate: null,
      priority: 1,
      tags: [],
      order: 0,
    })
    const after = await list()
    expect(after.map(task => task.id)).toEqual([created.id, ...before.map(task => task.id)])
    expect(after.map(task => task.order)).toEqual(after.map((_, index) => index))
  })

  it('are found by title, ignoring accents, with the match marked; the reply to an empty query is null', async () => {
    covers('tasks.search')
    const found: Task[] = await call(tasks.search, { query: { query: 'nhan hang' } })
    expect(found.map(task => task.title)).toContain('<mark>Nhận hàng</mark> Hòn Thơm ở kho 2')
    expect(await call(tasks.search, { query: { query: '' } })).toBeNull()
    expect(await call(tasks.search)).toBeNull()
    expect(await call(tasks.search, { query: { query: 'zzz' } })).toEqual([])
  })

  it('keep their id and order, and ignore unknown fields of a patch', async () => {
    const task = await first()
    const body = `{"id":"${task.id}","task":{"id":"other","order":99,"title":"Mới","__proto__":{"polluted":true},"foreign":1}}`
    const updated = await call(tasks.update, { body })
    expect(updated).toEqual({ ...task, title: 'Mới' })
    expect(await call(tasks.get, { query: { id: task.id } })).toEqual({ ...task, title: 'Mới' })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect((await send(tasks.get, { query: { id: 'other' } })).status).toBe(404)
  })

  it('are reordered by a list of ids; tasks that are not in the list come after it', async () => {
    const ids = (await list()).map(task => task.id)
    const [a, b, c, ...rest] = ids
    await call(tasks.reorder, { body: { tasks: [{ id: c }, { id: a }] } })
    expect((await list()).map(task => task.id)).toEqual([c, a, b, ...rest])
  })

  it('refuse an order that contains a task twice or an unknown task, and change nothing', async () => {
    const before = await list()
    const id = before[0]?.id
    expect((await send(tasks.reorder, { body: { tasks: [{ id }, { id }] } })).status).toBe(400)
    expect((await send(tasks.reorder, { body: { tasks: [{ id }, { id: 'none' }] } })).status).toBe(404)
    expect(await list()).toEqual(before)
  })

  it('return to their old position when they are restored', async () => {
    const before = await list()
    const task = before[4] as Task
    expect(await call(tasks.remove, { query: { id: task.id } })).toBe(true)
    expect(await list()).toHaveLength(before.length - 1)
    await call(tasks.restore, { body: { ids: [task.id] } })
    expect(await list()).toEqual(before)
  })

  it('are removed in one call, all or none, and restored together', async () => {
    const before = await list()
    const ids = before.slice(2, 5).map(task => task.id)
    expect((await send(tasks.removeMany, { body: { ids: [...ids, 'none'] } })).status).toBe(404)
    expect(await list()).toEqual(before)
    await call(tasks.removeMany, { body: { ids } })
    expect(await list()).toHaveLength(before.length - 3)
    const restored = await call(tasks.restore, { body: { ids } })
    expect(restored.map(({ id }) => id)).toEqual(ids)
    expect(await list()).toEqual(before)
  })

  it('create their next occurrence when they repeat and are completed', async () => {
    const before = await list()
    const task = before.find(({ repeat, completed }) => repeat === 'weekly' && !completed) as Task
    await call(tasks.update, { body: { id: task.id, task: { completed: true } } })
    const after = await list()
    expect(after).toHaveLength(before.length + 1)
    expect(after.find(({ id }) => id === task.id)).toMatchObject({ completed: true, repeat: null })
    const next = after.find(({ id, title }) => title === task.title && id !== task.id)
    expect(next).toMatchObject({ completed: false, repeat: 'weekly' })
    expect(Date.parse(next?.dueDate ?? '')).toBeGreaterThan(Date.now())
    expect(filled(next?.subTasks ?? []).every(step => !step.completed)).toBe(true)
  })

  it('place the next occurrence directly before the completed one, also repeatedly', async () => {
    const before = await list()
    const { id, title } = before.find(({ repeat, completed }) => repeat === 'weekly' && !completed) as Task
    const titles = before.map(task => task.title)
    const place = titles.indexOf(title)
    for (let next = id, times = 1; times <= 60; times++) {
      await call(tasks.update, { body: { id: next, task: { completed: true } } })
      const after = await list()
      const open = after[place] as Task
      expect(open).toMatchObject({ title, completed: false, repeat: 'weekly' })
      expect(after[place + 1]).toMatchObject({ id: next, completed: true })
      expect(after[place - 1]?.title).toBe(titles[place - 1])
      next = open.id
    }
  })
})

describe('the calls of the page', () => {
  const rows = (ids?: string): Promise<Task[]> =>
    call(tasks.rows, { query: ids === undefined ? {} : { ids } })
  const idsOf = (all: readonly Task[]) => all.map(({ id }) => id)
  /** Returns the rows of a page that has loaded rows and then applies the replies to its own writes. */
  const applied = (known: readonly Task[], changed: readonly Task[]) =>
    [...new Map([...known, ...changed].map(row => [row.id, row])).values()].toSorted(compareTasks)

  it('return all rows in order with the stored numbers, or the rows with some ids, without unknown ids', async () => {
    const all = await rows()
    expect(idsOf(all)).toEqual(idsOf(await list()))
    expect(all).toEqual(all.toSorted(compareTasks))
    const [first, second] = idsOf(all)
    expect(idsOf(await rows(`${second},none,${first}`))).toEqual([second, first])
    expect(await rows('')).toEqual([])
  })

  it('create a task directly after another one, as the last, and as the first', async () => {
    let known = await rows()
    for (const after of [known[3]?.id, known.at(-1)?.id, undefined]) {
      const made = await call(tasks.add, { body: { type: 'task', task: { title: 'Mới' }, after } })
      expect(made).toHaveLength(1)
      known = applied(known, made)
      expect(known).toEqual(await rows())
      const place = known.findIndex(({ id }) => id === made[0]?.id)
      expect(known[place - 1]?.id).toBe(after)
    }
    expect((await send(tasks.add, { body: { type: 'task', after: 'none' } })).status).toBe(404)
  })

  it('are completed in one call once each: an id that is sent twice is refused', async () => {
    const before = await call(tasks.rows, { query: {} })
    const [{ id }] = filled(before)
    expect((await send(tasks.complete, { body: { ids: [id, id], completed: true } })).status).toBe(400)
    expect(await call(tasks.rows, { query: {} })).toEqual(before)
  })

  it('move tasks in the order of the ids, and return only these', async () => {
    const known = await rows()
    const [a, b, c, d] = idsOf(known) as [string, string, string, string]
    const moved = await call(tasks.move, { body: { ids: [d, b], after: c } })
    expect(idsOf(moved)).toEqual([d, b])
    expect(idsOf(await list()).slice(0, 4)).toEqual([a, c, d, b])
    expect(applied(known, moved)).toEqual(await rows())
    await call(tasks.move, { body: { ids: [b] } })
    expect(idsOf(await list()).slice(0, 4)).toEqual([b, a, c, d])
  })

  it('refuse to move a task after itself, a task that is listed twice, and an unknown task', async () => {
    const before = await list()
    const [a, b] = idsOf(before) as [string, string]
    expect((await send(tasks.move, { body: { ids: [a], after: a } })).status).toBe(400)
    expect((await send(tasks.move, { body: { ids: [a, a], after: b } })).status).toBe(400)
    expect((await send(tasks.move, { body: { ids: [a, 'none'], after: b } })).status).toBe(404)
    expect((await send(tasks.move, { body: { ids: [a], after: 'none' } })).status).toBe(404)
    expect(await list()).toEqual(before)
  })

  it('return all rows when there is no number left between two tasks', async () => {
    let known = await rows()
    const [, b, c, d] = idsOf(known) as [string, string, string, string]
    let largest = 0
    for (let times = 0; times < 70; times++) {
      // The middle task becomes the last of the three, which halves the gap between the others.
      const moved = await call(tasks.move, { body: { ids: [times % 2 === 0 ? d : c], after: b } })
      largest = Math.max(largest, moved.length)
      known = applied(known, moved)
      expect(known).toEqual(await rows())
    }
    expect(largest).toBe(known.length)
  })

  it('complete tasks and return them with the next occurrences of those that repeat', async () => {
    const known = await rows()
    const weekly = known.find(({ repeat, completed }) => repeat === 'weekly' && !completed) as Task
    const other = known.find(
      ({ repeat, completed, type }) => !repeat && !completed && type === 'task',
    ) as Task
    const changed = await call(tasks.complete, { body: { ids: [weekly.id, other.id], completed: true } })
    expect(changed).toHaveLength(3)
    expect(applied(known, changed)).toEqual(await rows())
  })
})

describe('task tags', () => {
  it('are those that the specification lists', async () => {
    const titles = (await call(tasks.tags)).map(({ title }) => title)
    expect(titles.toSorted()).toEqual(['Api', 'Backend', 'Bug', 'Discuss', 'Frontend', 'Urgent'])
  })

  it('are placed first when created', async () => {
    const created = await call(tasks.createTag, { body: { tag: { title: 'Tết' } } })
    expect((await call(tasks.tags))[0]).toEqual(created)
  })

  it('are removed from tasks when deleted', async () => {
    covers('tasks.tag-removed')
    const tagged = (await list()).filter(task => task.tags.includes('urgent'))
    expect(tagged.length).toBeGreaterThan(0)
    expect(await call(tasks.removeTag, { query: { id: 'urgent' } })).toBe(true)
    expect((await list()).some(task => task.tags.includes('urgent'))).toBe(false)
  })
})
