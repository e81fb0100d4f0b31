import type { Endpoint } from '#src/contract/core/define.ts'
import type { Call } from '#tests/kill/calls.ts'
import type { Kind, Reading, Row, Write } from '#tests/kill/kind.ts'
import { kindsOfApps } from '#tests/kill/kinds-of-apps.ts'
import { kindsOfBoards } from '#tests/kill/kinds-of-boards.ts'
import { kindsOfShell } from '#tests/kill/kinds-of-shell.ts'
import { kindsOfShop } from '#tests/kill/kinds-of-shop.ts'
import type { World } from '#tests/kill/world.ts'
import { call } from '#tests/support/server.ts'

const reading: Reading = {
  ask: (endpoint: Endpoint, ...sent: unknown[]) => call(endpoint, ...(sent as [])) as never,
  contentsAt: async () => [],
  uploads: async () => [],
}

/** Returns the calls of random writes of all domains, about the rows that this device has at that time. */
export function randomWrites(world: World, prefix: string, random: () => number) {
  const oneOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)]
  // Half of the writes are about documents of the shop. Hubs are connections, whose messages are not sent to a team.
  const shop = kindsOfShop(world)
  const others = [...kindsOfApps(world), ...kindsOfBoards(world), ...kindsOfShell(world)].filter(
    ({ name }) => name !== 'message',
  )
  const removed = new Map<Kind, Row[]>()
  let made = 0

  /** Returns a write of this kind; undefined when none is possible now. */
  async function writeOf(kind: Kind): Promise<Write | undefined> {
    const action = random()
    if (action < 0.4 && kind.create) return kind.create(`${kind.name}-${prefix}-${++made}`, random())
    if (action > 0.95 && kind.restore) {
      const row = oneOf(removed.get(kind) ?? [])
      if (row) return kind.restore(row)
    }
    // What the rows belong to can have been removed.
    const row = oneOf(await kind.read(reading).catch(() => []))
    if (!row) return kind.create?.(`${kind.name}-${prefix}-${++made}`, random())
    if (action > 0.85 && kind.remove) {
      removed.set(kind, [...(removed.get(kind) ?? []), row])
      return kind.remove(row)
    }
    const changes = Object.values(kind.changes ?? {}).flatMap(change => change(row, random()) ?? [])
    return oneOf(changes)
  }

  return async (): Promise<Call[]> => {
    for (;;) {
      const kind = oneOf(random() < 0.5 ? shop : others)
      const write = kind && (await writeOf(kind))
      if (write) return write.calls.map(one => ({ ...one, body: withDevice(one.body, prefix) }))
    }
  }
}

/** A page gives documents the codes of its own device. */
const withDevice = (body: unknown, device: string) =>
  typeof body === 'object' && body !== null && 'device' in body ? { ...body, device } : body
