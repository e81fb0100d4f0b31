import { AbortError, HttpError, TimeoutError } from '@microsoft/signalr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendWaiting } from './sender.ts'

const device = vi.hoisted(() => ({
  waiting: [] as string[],
  refused: [] as string[],
  invoke: vi.fn(async (_method: string, _message: unknown) => ({})),
}))

vi.mock('#src/api/client.ts', () => ({ client: () => ({}) }))
vi.mock('#src/api/invalidation.ts', () => ({ invalidate: async () => undefined }))
vi.mock('#src/device/in-team.ts', () => ({ isInTeam: () => false }))
vi.mock('#src/features/chat/team-hub.ts', () => ({
  teamHub: () => ({ state: () => 'connected', invoke: device.invoke }),
}))
vi.mock('#src/device/chat/chat-outbox.ts', () => ({
  nextMessage: async () => device.waiting[0] && { id: device.waiting[0], toID: 'duc', text: 'Kệ B4' },
  markEmpty: async () => undefined,
  dequeue: async () => void device.waiting.shift(),
  markFailed: async () => void device.refused.push(device.waiting.shift() ?? ''),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_name: string, run: () => Promise<void>) => run() },
  })
  device.waiting = ['a']
  device.refused = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([new HttpError('Unavailable', 503), new TimeoutError(), new AbortError()])(
  'sends a message again after a failed call: %s',
  async error => {
    device.invoke.mockRejectedValueOnce(error)
    await sendWaiting('huong')
    expect(device).toMatchObject({ waiting: ['a'], refused: [] })
    await vi.advanceTimersByTimeAsync(5000)
    expect(device).toMatchObject({ waiting: [], refused: [] })
  },
)

it('marks a message that the hub refuses', async () => {
  device.invoke.mockRejectedValueOnce(new Error('Không gửi được'))
  await sendWaiting('huong')
  expect(device).toMatchObject({ waiting: [], refused: ['a'] })
})
