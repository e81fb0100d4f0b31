import * as v from 'valibot'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { Joining } from '#src/contract/team.ts'
import { JoinReply, Outdated } from '#src/contract/team-wire.ts'
import { keepReplaced } from '#sw/backup/replaced.ts'
import { newId, wroteAt } from '#sw/server/call-values.ts'
import type { Lang } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'
import { refuseInTeam } from '#sw/server/refuse-in-team.ts'
import { db } from '#sw/storage/db.ts'
import type { TeamRow } from './domain.ts'
import { readAll, store } from './pull.ts'
import { ask, type RemoteReply, stateOf, unreachable } from './remote.ts'
import { endStart, refuseNotStarted, startingDevice, startTeam } from './start.ts'

/**
 * Signs in to a team, starts it with the data of this device if that is wanted, and reads all of its rows; a device that
 * is in the team already keeps its own, for which `all` is undefined. Rejects with 422 when the server refuses, with 409
 * when the team has been started, and with 502 when it cannot be reached or replies with something else.
 */
export async function connect({ address, data, ...credentials }: v.InferOutput<typeof Joining>, lang: Lang) {
  const own = await db.team.get('team')
  const isMember = own?.address === address
  const starts = data === 'device' && !isMember
  if (starts) await refuseInTeam()
  const device = isMember ? own.device : starts ? await startingDevice() : newId()
  const sent = { ...credentials, device, schema: schemaVersion, ...(starts && { starts }) }
  // Another member can sign in on a device only with its token.
  const reply = await ask(address, 'join', { body: sent, lang, ...(isMember && { token: own.token }) })
  const { status, body } = reply
  refuseOtherVersion(reply)
  if (starts) refuseNotStarted(status, body)
  if (status >= 400 && status < 500) throw new Problem(422, { text: { code: 'teamRefused' } })
  const joined = v.safeParse(JoinReply, status === 200 ? body : undefined)
  if (!joined.success) throw unreachable()
  const { token, key, prefix, team } = joined.output
  const row = { id: 'team', address, name: team.name, device, token, key, prefix, cursor: 0 }
  if (isMember) return { row: { ...own, token, key, prefix, name: team.name } }
  const sentRows = starts ? await startTeam(row, lang) : undefined
  const all = await readAll(row)
  if ('status' in all) throw unreachable()
  return { row, all, sentRows }
}

/** Rejects with 422 when the server has refused another schema version than its own. */
function refuseOtherVersion(reply: RemoteReply) {
  if (reply.status !== 409 || !v.is(Outdated, reply.body)) return
  const code = stateOf(reply) === 'update' ? 'teamNewer' : 'teamOlder'
  throw new Problem(422, { text: { code } })
}

/**
 * Stores the team and its rows in the place of those of the device, of which a copy is kept; of a team that this device is
 * in already, only the new token. Rejects with 409 when this device is in another team, and with
 * 422 when a row has changed since it was sent to the team.
 */
export async function enter({ row, all, sentRows }: Awaited<ReturnType<typeof connect>>) {
  if (!all) {
    const { token, key, prefix, name } = row
    await db.team.update('team', { token, key, prefix, name, state: 'inStep' })
    return true
  }
  await refuseInTeam()
  if (sentRows !== undefined) await endStart(sentRows)
  await keepReplaced()
  await db.team.add({ ...row, state: 'inStep', syncedAt: wroteAt() } satisfies TeamRow)
  await store(all, true)
  return true
}
