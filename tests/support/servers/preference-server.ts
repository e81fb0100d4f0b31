import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultPreference } from '#src/contract/shell/preferences.ts'

/** A write as the server got it. */
interface Received {
  /** The idempotency key, which this server does not look at. */
  key: string
  /** The claim `sub` of the token. */
  userId: string
  pagingItems: number
}

/** What the server does with a write: it sends this status, closes the connection, or does not reply. */
type Answer = 200 | 401 | 422 | 'cut' | 'hang'

/**
 * A server of `{admin}` below `/remote/admin` that is not ours: it has the preferences of each user and knows no
 * idempotency key. It replies to each write as `answer` says.
 */
export function preferenceServer(words = '') {
  const stored = new Map<string, object>()
  const received: Received[] = []
  const executed: Received[] = []
  let isCut = false
  let answer: (write: Received) => Answer = () => 200

  async function reply(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (isCut) return incoming.socket.destroy()
    const userId = userOf(incoming)
    const end = (status: number, body: object) => {
      outgoing.writeHead(status, { 'Content-Type': 'application/json' })
      outgoing.end(JSON.stringify(body))
    }
    const own = { ...preferenceOf(userId), ...stored.get(userId) }
    if (incoming.method === 'GET')
      return incoming.url?.endsWith('/preference/user-info') ? end(200, own) : end(404, {})
    const pieces: Uint8Array[] = []
    for await (const piece of incoming) pieces.push(piece)
    const change = JSON.parse(Buffer.concat(pieces).toString())
    const write = {
      key: String(incoming.headers['idempotency-key']),
      userId,
      pagingItems: change.pagingItems,
    }
    received.push(write)
    const status = answer(write)
    if (status === 'hang') return undefined
    if (status === 'cut') return incoming.socket.destroy()
    if (status !== 200) return end(status, { message: words })
    executed.push(write)
    stored.set(userId, { ...stored.get(userId), ...change })
    return end(200, { resulted: true, message: '' })
  }

  return {
    config: {
      '/config.json': { type: 'application/json', body: '{"bases":{"admin":"/remote/admin"}}' },
    },
    reply: (...both: Parameters<typeof reply>) => void reply(...both),
    /** All writes that arrived, and those that were executed, in order. */
    received,
    executed,
    /** Cuts the server off, or connects it again. */
    cut(isOff: boolean) {
      isCut = isOff
    },
    /** Sets how it replies to writes from now on. */
    answering(next: typeof answer) {
      answer = next
    },
  }
}

const preferenceOf = (employeeID: string) => ({
  ...defaultPreference,
  employeeID,
  name: employeeID,
  emails: `${employeeID}@outpost.example`,
  avatar: null,
  avatarID: null,
})

function userOf({ headers }: IncomingMessage): string {
  const claims = headers.authorization?.split('.')[1] ?? ''
  return JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}').sub ?? ''
}
