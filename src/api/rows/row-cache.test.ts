import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { define } from '#src/contract/core/define.ts'

interface Row {
  id: string
  order: number
  title: string
}

const row = (id: string, order: number, title = id): Row => ({ id, order, title })
const endpoints = define({
  save: {
    method: 'PATCH',
    path: '/api/rows',
    public: true,
    reply: v.custom<Row>(() => true),
    writes: ['tasks'],
  },
  remove: { method: 'DELETE', path: '/api/rows', public: true, reply: v.boolean(), writes: ['tasks'] },
})

/** The rows of the server, and the calls that wait for `sendReplies`. */
let server: Row[]
let waiting: (() => void)[]
let asked: string[]

const sendReplies = () => {
  for (const run of waiting.splice(0)) run()
}
/** Returns the server's rows at the time of the call. */
const reply = (call: string, rows: Row[]) => {
  asked.push(call)
  const sent = structuredClone(rows)
  return new Promise<Row[]>(resolve => waiting.push(() => resolve(sent)))
}

/** Returns the row cache of a tab, and the functions that send and receive invalidations. */
async function tab() {
  const [{ rowCache }, { invalidate, onInvalidation }] = await Promise.all([
    import('./row-cache.ts'),
    import('#src/api/invalidation.ts'),
  ])
  const cache = rowCache<Row>({
    name: 'tasks',
    domain: 'tasks',
    list: () => reply('list', server),
    some: ids =>
      reply(
        `some ${ids.join()}`,
        server.filter(({ id }) => ids.includes(id)),
      ),
    compare: (a, b) => a.order - b.order,
  })
  const begin = cache.follow(endpoints, {
    save: saved => ({ put: [saved] }),
    remove: (_, input) => ({ removed: [(input as { id: string }).id] }),
  })
  return { cache, begin, invalidate, onInvalidation }
}

async function loaded() {
  const all = await tab()
  const done = all.cache.load()
  sendReplies()
  await done
  return all
}

const titles = ({ rows }: { rows: () => readonly Row[] }) => rows().map(({ title }) => title)
const settled = () => new Promise(resolve => setTimeout(resolve))

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', () => undefined)
  server = [row('a', 1), row('b', 2), row('c', 3)]
  waiting = []
  asked = []
  return () => vi.unstubAllGlobals()
})

test('a list is loaded once, by two loaders together', async () => {
  const { cache } = await tab()
  const both = Promise.all([cache.load(), cache.load()])
  sendReplies()
  await both
  await cache.load()
  expect(asked).toEqual(['list'])
  expect(titles(cache)).toEqual(['a', 'b', 'c'])
})

test('the reply of a write is applied without another call: a new row, a moved one, a removed one', async () => {
  const { cache, begin } = await loaded()
  const changed = vi.fn()
  cache.subscribe(changed)
  expect(begin('save')?.(row('d', 0) as never, {} as never)).toEqual({ tasks: ['d'] })
  begin('save')?.(row('a', 9) as never, {} as never)
  begin('remove')?.(true as never, { id: 'b' } as never)
  expect(titles(cache)).toEqual(['d', 'c', 'a'])
  expect(changed).toHaveBeenCalledTimes(3)
  expect(asked).toEqual(['list'])
})

test('changed rows that the reply of a write does not contain are loaded', async () => {
  const { cache, invalidate } = await loaded()
  const begin = cache.follow(endpoints, { save: ({ id }) => ({ changed: [id], removed: ['a'] }) })
  const rows = begin('save')?.(row('b', 2) as never, {} as never)
  expect(rows).toEqual({ tasks: ['a', 'b'] })
  expect(titles(cache)).toEqual(['b', 'c'])
  server = [row('b', 2, 'stored'), row('c', 3)]
  void invalidate(['tasks'], rows)
  sendReplies()
  await settled()
  expect(asked).toEqual(['list', 'some a,b'])
  expect(titles(cache)).toEqual(['stored', 'c'])
})

test('only the rows that another tab changed are loaded; one that no longer exists is removed', async () => {
  const { cache, invalidate } = await loaded()
  server = [row('c', 0, 'moved'), row('a', 1)]
  void invalidate(['tasks'], { tasks: ['b', 'c'] })
  sendReplies()
  await settled()
  expect(asked).toEqual(['list', 'some b,c'])
  expect(titles(cache)).toEqual(['moved', 'a'])
})

test('rows of another table load nothing', async () => {
  const { invalidate } = await loaded()
  void invalidate(['tasks'], { taskTags: ['urgent'], tasks: [] })
  void invalidate(['mails'])
  expect(asked).toEqual(['list'])
})

test('after a change of unknown rows, or of many, the list is loaded: immediately while it is shown, else by the next loader', async () => {
  const { cache, invalidate } = await loaded()
  void invalidate(['tasks'])
  expect(asked).toEqual(['list'])
  const loading = cache.load()
  sendReplies()
  await loading
  expect(asked).toEqual(['list', 'list'])
  cache.subscribe(() => undefined)
  void invalidate(['tasks'], { tasks: Array.from({ length: 51 }, (_, index) => `${index}`) })
  expect(asked).toEqual(['list', 'list', 'list'])
})

test('a list that was read before a write does not undo it', async () => {
  const { cache, begin, invalidate } = await loaded()
  void invalidate(['tasks'])
  const loading = cache.load()
  server = [row('a', 1, 'written'), row('b', 2), row('c', 3)]
  begin('save')?.(row('a', 1, 'written') as never, {} as never)
  sendReplies()
  await settled()
  expect(titles(cache)).toEqual(['written', 'b', 'c'])
  expect(asked.at(-1)).toBe('some a')
  sendReplies()
  await loading
  expect(titles(cache)).toEqual(['written', 'b', 'c'])
})

test('when the replies of two writes of one row arrive in the wrong order, the row is loaded again', async () => {
  const { cache, begin } = await loaded()
  const [first, second] = [begin('save'), begin('save')]
  server = [row('a', 1, 'second'), row('b', 2), row('c', 3)]
  second?.(row('a', 1, 'second') as never, {} as never)
  first?.(row('a', 1, 'first') as never, {} as never)
  expect(titles(cache)[0]).toBe('second')
  expect(asked.at(-1)).toBe('some a')
  sendReplies()
  await settled()
  expect(titles(cache)[0]).toBe('second')
})

test('a row that changes while it is loaded is loaded once more, by one call at a time', async () => {
  const { cache, begin, invalidate } = await loaded()
  const changes = ['first', 'second', 'third'].map(title => {
    server = [row('a', 1, title), row('b', 2), row('c', 3)]
    return invalidate(['tasks'], { tasks: ['a'] })
  })
  const [save, later] = [begin('save'), begin('save')]
  const rows = [later, save].map(apply => apply?.(row('a', 1, 'reply') as never, {} as never))
  changes.push(...rows.map(written => invalidate(['tasks'], written)))
  server = [row('a', 1, 'stored'), row('b', 2), row('c', 3)]
  expect(asked).toEqual(['list', 'some a'])
  const all = Promise.all(changes)
  for (let calls = 0; calls < 10; calls++) {
    sendReplies()
    await settled()
  }
  await all
  expect(asked).toEqual(['list', 'some a', 'some a'])
  expect(titles(cache)[0]).toBe('stored')
})

test('a write whose reply may be the older one ends when the loaded row is shown', async () => {
  const { cache, begin, invalidate } = await loaded()
  const [first, second] = [begin('save'), begin('save')]
  second?.(row('a', 1, 'second') as never, {} as never)
  server = [row('a', 1, 'stored'), row('b', 2), row('c', 3)]
  const ended = vi.fn()
  void invalidate(['tasks'], first?.(row('a', 1, 'first') as never, {} as never)).then(ended)
  await settled()
  expect(ended).not.toHaveBeenCalled()
  sendReplies()
  await settled()
  expect(ended).toHaveBeenCalled()
  expect(titles(cache)[0]).toBe('stored')
})

test('a list is loaded again if many rows changed while it was loaded', async () => {
  const { cache, begin } = await tab()
  cache.subscribe(() => undefined)
  const loading = cache.load()
  const many = Array.from({ length: 51 }, (_, index) => row(`${index}`, index))
  for (const one of many) begin('save')?.(one as never, {} as never)
  server = many
  sendReplies()
  await settled()
  sendReplies()
  await loading
  expect(asked).toEqual(['list', 'list'])
  expect(cache.rows()).toEqual(many)
})

test('a list that cannot be loaded rejects, and is loaded by the next loader', async () => {
  const { rowCache } = await import('./row-cache.ts')
  const list = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue([row('a', 1)])
  const cache = rowCache<Row>({ name: 'tasks', domain: 'tasks', list, some: list, compare: () => 0 })
  await expect(cache.load()).rejects.toThrow('offline')
  await cache.load()
  expect(titles(cache)).toEqual(['a'])
})
