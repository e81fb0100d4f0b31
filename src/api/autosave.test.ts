import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { autosave, type KeptDraft } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a call that the test ends. */
function pending() {
  let end = (_isSaved: boolean) => {}
  const save = () => new Promise<boolean>(resolve => (end = resolve))
  return { save, end: (isSaved = true) => end(isSaved) }
}

function setUp({
  stored = 's',
  save = async () => true,
  draft,
}: {
  stored?: string
  save?: (value: string) => Promise<boolean>
  draft?: KeptDraft<string>
} = {}) {
  const spy = vi.fn((value: string, _base: string) => save(value))
  const device: { draft: KeptDraft<string> | undefined } = { draft }
  const saver = autosave<string>({
    stored,
    draft,
    save: spy,
    keep: kept => {
      device.draft = kept
    },
    drop: () => {
      device.draft = undefined
    },
    textOf: text => text,
    delay: 400,
  })
  const seen: string[] = []
  saver.subscribe(() => {
    const { value, status } = saver.state()
    seen.push(`${status}:${value}`)
  })
  return { ...saver, save: spy, device, seen }
}

it('saves the last of many changes after a pause', async () => {
  const { change, save, seen } = setUp()
  change('a')
  await vi.advanceTimersByTimeAsync(399)
  change('ab')
  await vi.advanceTimersByTimeAsync(399)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save.mock.calls).toEqual([['ab', 's']])
  expect(seen).toEqual(['idle:a', 'idle:ab', 'saving:ab', 'saved:ab'])
})

it('does not save discarded changes', async () => {
  const { change, forget, flush, save, seen, device } = setUp()
  change('a')
  forget()
  await flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).not.toHaveBeenCalled()
  expect(seen).toEqual(['idle:a', 'idle:s'])
  expect(device.draft).toBeUndefined()
})

it('saves without waiting when it is flushed, and only once', async () => {
  const { change, flush, save } = setUp()
  change('a')
  await flush()
  await flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(save).toHaveBeenCalledOnce()
})

it('saves changes made during a call in a second call, starting from the stored result of the first', async () => {
  const call = pending()
  const { change, flush, save, state } = setUp({ save: call.save })
  change('a')
  const saved = flush()
  change('b')
  await vi.advanceTimersByTimeAsync(400)
  expect(save.mock.calls).toEqual([['a', 's']])
  call.end()
  await vi.advanceTimersByTimeAsync(0)
  call.end()
  await saved
  expect(save.mock.calls).toEqual([
    ['a', 's'],
    ['b', 'a'],
  ])
  expect(state()).toEqual({ value: 'b', isUnsaved: false, status: 'saved' })
})

it('keeps the text that could not be saved, and retries', async () => {
  const { change, flush, state, save, device } = setUp({ save: () => Promise.reject(new Error('offline')) })
  change('a')
  await flush()
  expect(state().status).toBe('failed')
  expect(device.draft?.value).toBe('a')
  save.mockResolvedValue(true)
  await flush()
  expect(state().status).toBe('saved')
  expect(device.draft).toBeUndefined()
})

describe('the draft on the device', () => {
  it('contains every change before it is sent, also a change during a call', async () => {
    const call = pending()
    const { change, flush, device } = setUp({ save: call.save })
    change('a')
    expect(device.draft?.value).toBe('a')
    void flush()
    change('ab')
    expect(device.draft?.value).toBe('ab')
    call.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(device.draft?.value, 'what is stored is older').toBe('ab')
    call.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(device.draft).toBeUndefined()
  })

  it('is restored with the field and saved, whether or not the call before the reload arrived', async () => {
    const first = setUp({ save: pending().save })
    first.change('a')
    void first.flush()
    first.change('ab')
    const draft = first.device.draft

    const second = setUp({ ...(draft && { draft }) })
    expect(second.state()).toEqual({ value: 'ab', isUnsaved: true, status: 'idle' })
    second.start()
    await vi.advanceTimersByTimeAsync(400)
    expect(second.save.mock.calls).toEqual([['ab', 's']])
    expect(second.device.draft).toBeUndefined()

    const third = setUp({ stored: 'a', ...(draft && { draft }) })
    expect(third.state(), 'what is stored was sent from here').toMatchObject({ value: 'ab', status: 'idle' })
  })

  it('is deleted when exactly its text is stored', () => {
    const { start, state, save, device } = setUp({ draft: { value: 's ', own: [1] } })
    start()
    expect(state()).toEqual({ value: 's', isUnsaved: false, status: 'idle' })
    expect(device.draft).toBeUndefined()
    expect(save).not.toHaveBeenCalled()
  })

  it('of an older release is saved', () => {
    expect(setUp({ draft: { value: 'a' } }).state()).toEqual({ value: 'a', isUnsaved: true, status: 'idle' })
  })

  it('asks when another user changed the text from which it started', () => {
    const { state, start, save } = setUp({ draft: { value: 'a', own: [1] } })
    start()
    vi.advanceTimersByTime(1000)
    expect(state()).toEqual({ value: 'a', isUnsaved: true, status: 'conflict', theirs: 's' })
    expect(save).not.toHaveBeenCalled()
  })
})

describe('the value of the server', () => {
  it('is shown until the user types', () => {
    const { receive, state } = setUp()
    receive('t')
    expect(state()).toEqual({ value: 't', isUnsaved: false, status: 'idle' })
  })

  it('keeps the space that is typed before the next word', async () => {
    const { change, receive, flush, state } = setUp()
    change('Lan ')
    await flush()
    receive('Lan')
    expect(state().value).toBe('Lan ')
  })

  it('causes no conflict when it was sent from here', async () => {
    const call = pending()
    const { change, flush, receive, state } = setUp({ save: call.save })
    change('a')
    void flush()
    change('ab')
    receive('a')
    expect(state()).toMatchObject({ value: 'ab', isUnsaved: true, status: 'idle' })
    call.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(state().status).toBe('saving')
  })

  it('ends the draft when it is the same as the typed text', () => {
    const { change, receive, state, device } = setUp()
    change('a')
    receive('a')
    expect(state()).toEqual({ value: 'a', isUnsaved: false, status: 'saved' })
    expect(device.draft).toBeUndefined()
  })
})

describe('when another user changed the field that is edited here', () => {
  it('nothing is sent, and text that is typed after that is kept', async () => {
    const { change, receive, flush, save, state, device } = setUp()
    change('mine')
    receive('theirs')
    expect(state()).toEqual({ value: 'mine', isUnsaved: true, status: 'conflict', theirs: 'theirs' })
    change('mine too')
    await flush()
    await vi.advanceTimersByTimeAsync(1000)
    expect(save).not.toHaveBeenCalled()
    expect(state()).toMatchObject({ value: 'mine too', theirs: 'theirs' })
    expect(device.draft?.value).toBe('mine too')
  })

  it('the user can keep the typed text, which replaces the other one', async () => {
    const { change, receive, keepMine, save, state } = setUp()
    change('mine')
    receive('theirs')
    await keepMine()
    expect(save.mock.calls).toEqual([['mine', 'theirs']])
    expect(state()).toEqual({ value: 'mine', isUnsaved: false, status: 'saved' })
  })

  it('the user can take the other text', async () => {
    const { change, receive, forget, save, state, device } = setUp()
    change('mine')
    receive('theirs')
    forget()
    await vi.advanceTimersByTimeAsync(1000)
    expect(save).not.toHaveBeenCalled()
    expect(state()).toEqual({ value: 'theirs', isUnsaved: false, status: 'idle' })
    expect(device.draft).toBeUndefined()
  })

  it('the question ends when the other user restores the text, or writes the same', async () => {
    const { change, receive, save, state } = setUp()
    change('mine')
    receive('theirs')
    receive('s')
    expect(state()).toEqual({ value: 'mine', isUnsaved: true, status: 'idle' })
    receive('theirs')
    expect(state().status).toBe('conflict')
    receive('mine')
    expect(state()).toEqual({ value: 'mine', isUnsaved: false, status: 'saved' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(save).not.toHaveBeenCalled()
  })

  it('a call that the server refused because of it ends in the question', async () => {
    const call = pending()
    const { change, flush, receive, state, save } = setUp({ save: call.save })
    change('mine')
    void flush()
    receive('theirs')
    call.end(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(state()).toEqual({ value: 'mine', isUnsaved: true, status: 'conflict', theirs: 'theirs' })
    expect(save).toHaveBeenCalledOnce()
  })

  it('a call that the server accepted ends with the text that was written after it', async () => {
    const call = pending()
    const { change, flush, receive, state } = setUp({ save: call.save })
    change('mine')
    void flush()
    receive('theirs')
    call.end(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toEqual({ value: 'theirs', isUnsaved: false, status: 'saved' })
  })
})
