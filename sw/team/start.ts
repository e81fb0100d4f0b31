import * as v from 'valibot'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { exportAll } from '#sw/backup/export-all.ts'
import { newId } from '#sw/server/call-values.ts'
import type { Lang } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import type { TeamRow } from './domain.ts'
import { ask, unreachable } from './remote.ts'
import { sharedTables, tablesWithBytes } from './shared-tables.ts'

/** The key in `meta` of the id with which this device tries to start a team. */
const ATTEMPT = 'startingDevice'

/** Accounts contain the hashes of passwords: the team keeps those of its server. */
const leftOut = Object.keys(rowSchemas).filter(name => ![...sharedTables, ...tablesWithBytes].includes(name))
/** Bytes never change. A hub adds notifications at any time; it does not send them to a team in any case. */
const compared = sharedTables.filter(name => name !== 'notifications')

const ServerProblem = v.object({ message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)) })
const notStarted = () => new Problem(422, { text: { code: 'teamNotStarted' } })

/**
 * Returns the id with which this device starts a team. It is the same until it has succeeded, so that the server knows a
 * second attempt after a lost reply.
 */
export const startingDevice = (): Promise<string> =>
  db.transaction('rw', db.meta, async () => {
    const value = String((await db.meta.get(ATTEMPT))?.value ?? newId())
    await db.meta.put({ key: ATTEMPT, value })
    return value
  })

/**
 * Sends the rows of this device to a team that nobody has used yet. Returns them as a text that `endStart` compares.
 * Rejects with 409 (`teamStarted`), with 422 and the words of the server, and with 502 when it cannot be reached.
 */
export async function startTeam({ address, token }: Pick<TeamRow, 'address' | 'token'>, lang: Lang) {
  // A row that changes between the two reads is in the file, and differs later.
  const sentRows = await textOfRows()
  const { body } = await exportAll(leftOut)
  const file = await new Response(body?.pipeThrough(new CompressionStream('gzip'))).blob()
  const reply = await ask(address, `start?schema=${schemaVersion}`, { token, body: file, lang })
  refuseNotStarted(reply.status, reply.body)
  if (reply.status !== 200 || reply.body !== true) throw unreachable()
  return sentRows
}

/** Rejects as `startTeam` when this is a refusal of the server to start; 401 is that of a sign-in. */
export function refuseNotStarted(status: number, body: unknown) {
  if (status === 409 && v.is(v.object({ code: v.literal('teamStarted') }), body))
    throw new Problem(409, { text: { code: 'teamStarted' } })
  if (status < 400 || status >= 500 || status === 401) return
  const problem = v.safeParse(ServerProblem, body)
  throw problem.success
    ? new Problem(422, { body: { message: problem.output.message, code: 'teamNotStarted' } })
    : notStarted()
}

/**
 * Ends the attempt, in a transaction over all tables. Rejects with 422 when a row has changed since it was sent: the team
 * does not have it, and the next attempt sends it.
 */
export async function endStart(sentRows: string) {
  if ((await textOfRows()) !== sentRows) throw notStarted()
  await db.meta.delete(ATTEMPT)
}

const textOfRows = () =>
  db.transaction('r', compared, async () =>
    JSON.stringify(await Promise.all(compared.map(name => db.table(name).toArray()))),
  )
