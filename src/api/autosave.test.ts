import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { autosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(save: (value: string) => Promise<boolean> = async () => true) {
  const states: string[] = []
  const spy = vi.fn(save)
  const saver = autosave<string>({
    save: spy,
    delay: 400,
    onChange: ({ unsaved, status }) => states.push(unsaved ? `${status}:${unsaved.value}` : status),
  })
  return { ...saver, save: spy, states }
}

it('saves the last of many changes, when they pause', async () => {
  const { change, save, states } = setUp()
  change('a')
  await vi.advanceTimersByTimeAsync(399)
  change('ab')
  await vi.advanceTimersByTimeAsync(399)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save.mock.calls).toEqual([['ab']])
  expect(states).toEqual(['idle:a', 'idle:ab', 'saving:ab', 'saved'])
})

it('saves nothing of what was given up', async () => {
  const { change, forget, flush, save, states } = setUp()
  change('a')
  forget()
  await flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).not.toHaveBeenCalled()
  expect(states).toEqual(['idle:a', 'idle'])
})

it('saves at once when it is flushed, and once only', async () => {
  const { change, flush, save } = setUp()
  change('a')
  await flush()
  await flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledOnce()
})

it('saves what was changed while a save was under way, after it', async () => {
  let arrive = () => {}
  const { change, flush, save, states } = setUp(() => new Promise(resolve => (arrive = () => resolve(true))))
  change('a')
  const saved = flush()
  change('b')
  await vi.advanceTimersByTimeAsync(400)
  expect(save.mock.calls).toEqual([['a']])
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  arrive()
  await saved
  expect(save.mock.calls).toEqual([['a'], ['b']])
  expect(states.at(-1)).toBe('saved')
})

it('keeps what could not be saved, and tries it again', async () => {
  const { change, flush, states, save } = setUp(() => Promise.reject(new Error('offline')))
  change('a')
  await flush()
  expect(states.at(-1)).toBe('failed:a')
  save.mockResolvedValue(true)
  await flush()
  expect(states.at(-1)).toBe('saved')
})
