import * as v from 'valibot'
import type { TeamDevice } from '#src/contract/team.ts'
import { Online, TeamDevice as WireDevice } from '#src/contract/team-wire.ts'
import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { ask, unreachable } from './remote.ts'

/**
 * Returns the devices of the team; none without a team. Rejects with 422 when the server does not accept this device any
 * more, and with 502 when it cannot be reached or replies with something else.
 */
export async function devices(): Promise<TeamDevice[]> {
  const team = await db.team.get('team')
  if (!team) return []
  const body = accepted(await ask(team.address, 'devices', { token: team.token }))
  const listed = v.safeParse(v.array(WireDevice), body)
  if (!listed.success) throw unreachable()
  return listed.output.map(({ seen, ...device }) => ({
    ...device,
    seenAt: new Date(seen).toISOString(),
    own: device.id === team.device,
  }))
}

/** Returns the ids of the members who are online; none without a team. Rejects as `devices`. */
export async function online(): Promise<string[]> {
  const team = await db.team.get('team')
  if (!team) return []
  const listed = v.safeParse(Online, accepted(await ask(team.address, 'online', { token: team.token })))
  if (!listed.success) throw unreachable()
  return listed.output
}

/** Removes a device from the team. Rejects as `devices`; a device that is no longer in the team is removed. */
export async function removeDevice(device: string) {
  const team = await db.team.get('team')
  if (!team) return true
  const reply = await ask(team.address, 'remove-device', { token: team.token, body: { device } })
  if (reply.status !== 404) accepted(reply)
  return true
}

function accepted({ status, body }: Awaited<ReturnType<typeof ask>>): unknown {
  if (status === 401 || status === 403) throw new Problem(422, { text: { code: 'teamEnded' } })
  if (status !== 200) throw unreachable()
  return body
}
