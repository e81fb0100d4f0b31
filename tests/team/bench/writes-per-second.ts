import { deviceOf } from '#server/testing/device.ts'
import { MAX_PUSHED } from '#src/contract/team-wire.ts'
import { sample } from '#tests/support/test.ts'

const TIME_MS = 10_000
/** Devices of each team. They push at the same time, each one again after the reply. */
export const DEVICES = 2

/**
 * Returns how many writes per second the servers at these ports accept, all at the same time. The devices are HTTP
 * clients of this process, which push changed titles of tasks, `MAX_PUSHED` in each push.
 */
export async function writesPerSecond(ports: readonly number[]): Promise<number> {
  const senders = await Promise.all(
    ports.flatMap(port => Array.from({ length: DEVICES }, (_, index) => sender(port, `till ${index}`))),
  )
  // The first push of each one loads code.
  await Promise.all(senders.map(send => send()))
  const began = performance.now()
  const accepted = await Promise.all(
    senders.map(async send => {
      let count = 0
      while (performance.now() - began < TIME_MS) count += await send()
      return count
    }),
  )
  return (sum(accepted) * 1000) / (performance.now() - began)
}

/** Returns a function that pushes writes of one device and resolves with their number. */
async function sender(port: number, name: string) {
  const device = await deviceOf(port, sample.email, name)
  const ids = (await device.rows()).flatMap(({ table, key, doc }) =>
    table === 'tasks' && doc?.type === 'task' ? [key] : [],
  )
  let sent = 0
  return async () => {
    const writes = Array.from({ length: MAX_PUSHED }, () => ({
      method: 'PATCH' as const,
      path: '/api/apps/tasks/task',
      sent: { id: ids[sent % ids.length], task: { title: `${name}, ${++sent}` } },
    }))
    const results = await device.push(...writes)
    const refused = results.find(({ status }) => status !== 200)
    if (refused) throw new Error(`The server has refused a write: ${JSON.stringify(refused)}`)
    return results.length
  }
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
