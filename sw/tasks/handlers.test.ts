import { beforeEach, describe, expect, it } from 'vitest'
import { type Task, tasks } from '#src/contract/tasks.ts'
import { covers } from '#tests/support/covers.ts'
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

  it('start as the specification says, and are first', async () => {
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

  it('are reordered by a list of ids; tasks that it leaves out come after', async () => {
    const ids = (await list()).map(task => task.id)
    const [a, b, c, ...rest] = ids
    await call(tasks.reorder, { body: { tasks: [{ id: c }, { id: a }] } })
    expect((await list()).map(task => task.id)).toEqual([c, a, b, ...rest])
  })

  it('refuse an order that names a task twice or an unknown one, and change nothing', async () => {
    const before = await list()
    const id = before[0]?.id
    expect((await send(tasks.reorder, { body: { tasks: [{ id }, { id }] } })).status).toBe(400)
    expect((await send(tasks.reorder, { body: { tasks: [{ id }, { id: 'none' }] } })).status).toBe(404)
    expect(await list()).toEqual(before)
  })

  it('are restored to their old position after removal', async () => {
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
    expect(await call(tasks.restore, { body: { ids } })).toEqual(before)
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

  it('place the next occurrence right before the completed one, however often that happens', async () => {
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

describe('task tags', () => {
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
