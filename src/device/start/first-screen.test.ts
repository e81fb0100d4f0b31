import { beforeEach, expect, test, vi } from 'vitest'

// Other test files can have loaded their first screen in this module.
beforeEach(() => vi.resetModules())

test('each early reply is returned once, until the first screen is loaded; the others are cancelled', async () => {
  const { firstReads, firstReply, markFirstScreen } = await import('./first-screen.ts')
  const taken = Promise.resolve(new Response('taken'))
  const unread = new Response('unread')
  const failed = Promise.reject(new TypeError('no worker'))
  failed.catch(() => undefined)
  const cancel = vi.spyOn(unread.body ?? new ReadableStream(), 'cancel')
  globalThis.firstReplies = new Map([
    ['/api/taken', taken],
    ['/api/unread', Promise.resolve(unread)],
    ['/api/failed', failed],
  ])

  expect(firstReply('/api/taken')).toBe(taken)
  expect(firstReply('/api/taken')).toBeUndefined()
  expect(firstReply('/api/other')).toBeUndefined()
  markFirstScreen()
  await new Promise(setImmediate)
  expect(cancel).toHaveBeenCalledOnce()
  expect(globalThis.firstReplies).toBeUndefined()
  expect(firstReply('/api/later')).toBeUndefined()
  expect(firstReads()).toEqual(['/api/taken', '/api/other'])
})
