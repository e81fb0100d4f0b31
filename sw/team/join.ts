import * as v from 'valibot'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { JoinReply } from '#src/contract/team-wire.ts'
import { keepReplaced } from '#sw/backup/replaced.ts'
import { newId, wroteAt } from '#sw/server/call-values.ts'
import { Problem } from '#sw/server/problem.ts'
import { refuseInTeam } from '#sw/server/refuse-in-team.ts'
import { db } from '#sw/storage/db.ts'
import type { TeamRow } from './domain.ts'
import { readAll, store } from './pull.ts'
import { ask, unreachable } from './remote.ts'

interface Joining {
  address: string
  email: string
  password: string
  /** The name of the device. */
  name: string
}

/**
 * Signs in to a team and reads all of its rows; a device that is in the team already keeps its own, for which `all` is
 * undefined. Rejects with 422 when the server refuses, and with 502 when it cannot be reached or replies with something
 * else.
 */
export async function connect({ address, ...credentials }: Joining) {
  const own = await db.team.get('team')
  const isMember = own?.address === address
  const device = isMember ? own.device : newId()
  const sent = { ...credentials, device, schema: schemaVersion }
  const { status, body } = await ask(address, 'join', { body: sent })
  if (status >= 400 && status < 500) throw new Problem(422, { text: { code: 'teamRefused' } })
  const joined = v.safeParse(JoinReply, status === 200 ? body : undefined)
  if (!joined.success) throw unreachable()
  const { token, key, prefix, team } = joined.output
  const row = { id: 'team', address, name: team.name, device, token, key, prefix, cursor: 0 }
  if (isMember) return { row: { ...own, token, key, prefix, name: team.name } }
  const all = await readAll(row)
  if (typeof all === 'number') throw unreachable()
  return { row, all }
}

/**
 * Stores the team and its rows in the place of those of the device, of which a copy is kept; of a team that this device is
 * in already, only the new token. Rejects with 409 when this device is in another team.
 */
export async function enter({ row, all }: Awaited<ReturnType<typeof connect>>) {
  if (!all) {
    const { token, key, prefix, name } = row
    await db.team.update('team', { token, key, prefix, name, state: 'inStep' })
    return true
  }
  await refuseInTeam()
  await keepReplaced()
  await db.team.add({ ...row, state: 'inStep', syncedAt: wroteAt() } satisfies TeamRow)
  await store(all, true)
  return true
}
