import type { Pool } from 'pg'
import type * as v from 'valibot'
import type { PushedRequest } from '#src/contract/team-wire.ts'
import { domains } from '#sw/domains.ts'
import { Problem } from '#sw/server/problem.ts'
import { createServer } from '#sw/server/server.ts'
import { db } from '#sw/storage/db.ts'
import { markDone, type RunningWrites } from './mark-done.ts'
import type { Place } from './progress.ts'
import { withRecordedCalls } from './recorded-calls.ts'
import { refuseTaken } from './refuse-taken.ts'

/** The handlers with the rows of a team. */
export interface TeamApp {
  readonly pool: Pool
  /** Returns the version of the team. */
  readonly version: () => Promise<number>
  /** Runs a write as a user. The version is that of the team after it, if it has stored something. */
  readonly run: (
    place: Place,
    userId: string,
    request: v.InferOutput<typeof PushedRequest>,
  ) => Promise<{ response: Response; version?: number }>
}

/** Headers of a device that the handlers read. Others, such as the one that purges on a full device, are left out. */
const PASSED = ['content-type', 'accept-language']
/** Only the path of an address matters to the handlers. */
const ORIGIN = 'http://team.invalid'

/** Returns the handlers for the writes of devices. Call it once, before the database is opened. */
export function createTeamApp(pool: Pool): TeamApp {
  const running: RunningWrites = new Map()
  const users = new WeakMap<Request, string>()
  db.use(markDone(running))
  db.use(refuseTaken)
  const respond = createServer(withRecordedCalls(domains), {
    async userOf(request) {
      const user = users.get(request)
      if (user === undefined) throw new Problem(401, { text: { code: 'unauthorised' } })
      return user
    },
  })

  return {
    pool,
    async version() {
      const { rows } = await pool.query<{ version: string }>('SELECT version FROM team')
      return Number(rows[0]?.version)
    },
    async run(place, userId, pushed) {
      const request = toRequest(pushed)
      users.set(request, userId)
      const write = { ...place, userId, version: undefined as number | undefined }
      // The transaction can be aborted after the version was set.
      running.set(pushed.key, write)
      try {
        const response = await respond(request)
        return { response, ...(response.ok && write.version !== undefined && { version: write.version }) }
      } finally {
        running.delete(pushed.key)
      }
    },
  }
}

function toRequest({ key, method, path, headers, body, wroteAt }: v.InferOutput<typeof PushedRequest>) {
  const passed = Object.entries(headers).filter(([name]) => PASSED.includes(name.toLowerCase()))
  return new Request(new URL(path, ORIGIN), {
    method,
    headers: {
      ...Object.fromEntries(passed),
      'Idempotency-Key': key,
      'Outpost-Wrote-At': String(wroteAt),
    },
    ...(body && { body: body.type === 'text' ? body.data : Buffer.from(body.data, 'base64') }),
  })
}
