import type * as v from 'valibot'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { ChangesReply, PushedRequest } from '#src/contract/team-wire.ts'

type Row = v.InferOutput<typeof ChangesReply>['rows'][number]
interface Result {
  status: number
  problem?: { code?: string; message?: string; field?: string }
}

const PASSWORD = 'Outpost-2026'

/** A device that has joined the team of a server, as a test sends its calls. */
export async function deviceOf(port: number, email: string, device: string) {
  let sequence = 0
  let token = ''

  async function ask(path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}/api/team/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  const joining = { email, password: PASSWORD, device, name: device, schema: schemaVersion }
  const joined = await ask('join', joining)
  token = joined.body.token

  return {
    ask,
    token: () => token,
    prefix: joined.body.prefix as string,
    /** Sends writes and returns how each one ended. */
    async push(
      ...writes: (Pick<v.InferOutput<typeof PushedRequest>, 'method' | 'path'> & { sent?: object })[]
    ) {
      const requests = writes.map(({ method, path, sent }) => ({
        sequence: ++sequence,
        key: `${device}-${sequence}`,
        method,
        path,
        headers: { 'content-type': 'application/json', 'accept-language': 'en' },
        body: sent ? { type: 'text', data: JSON.stringify(sent) } : null,
        wroteAt: Date.now(),
      }))
      const { body } = await ask('push', { device, schema: schemaVersion, requests })
      return body.results as Result[]
    },
    /** Returns all rows that the device gets. */
    async rows() {
      const rows: Row[] = []
      for (let [cursor, more] = [0, true]; more; ) {
        const { body } = await ask(`changes?cursor=${cursor}&device=${device}&schema=${schemaVersion}`)
        rows.push(...body.rows)
        cursor = body.cursor
        more = body.more
      }
      return rows
    },
  }
}
