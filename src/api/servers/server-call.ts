import { t } from '@lingui/core/macro'
import type { CallInput, Rules, Send } from '#src/api/call-input.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { copyOf, keepCopy } from '#src/device/servers/copies.ts'
import { noteCopy } from '#src/device/servers/copy-age.ts'
import { serversKey } from '#src/device/servers/uses-servers.ts'
import { addWrite } from '#src/device/servers/writes.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { deliverWaiting, deliveryOf, sendNow } from './outbox.ts'
import { isUnreachable } from './outcome.ts'
import { userOf } from './user-of.ts'
import { withWaiting } from './with-waiting.ts'

/**
 * How a call of a configured server is sent. `received` takes the JSON of a reply that follows the contract; the call
 * waits for it.
 */
interface ServerCall extends Pick<Rules, 'send'> {
  received?: (text: string) => Promise<void> | void
}

/**
 * Returns how a call of a configured server is sent. Without the network a read gets the copy of its last reply, a write
 * that the contract lets wait is stored in the outbox, and every other write rejects with the code `needsNetwork`.
 */
export function serverCallOf(endpoint: Endpoint, input: CallInput, send: Send): ServerCall {
  // The chip reads it when it is first shown, and when the network goes or comes.
  localStorage.setItem(serversKey, '1')
  const delivery = deliveryOf(input)
  if (delivery)
    return {
      async send(url, request) {
        // Somebody else has signed in since.
        if (ownerOf(request) !== delivery.userId) throw new ApiProblem(0, { code: 'noAnswer' })
        return send(url, request)
      },
      received: () => {
        delivery.isDone = true
      },
    }
  if (endpoint.method === 'GET') return readOf(endpoint, send)
  return { send: endpoint.waits ? waiting(endpoint, input, send) : needingNetwork(send) }
}

function readOf({ path }: Endpoint, send: Send): ServerCall {
  let replied: { url: string; userId: string } | undefined
  return {
    async send(url, request) {
      const userId = ownerOf(request)
      const response = await send(url, request).catch((problem: unknown) => problem)
      if (response instanceof Response && !isUnreachable(response.status)) {
        if (userId) replied = { url, userId }
        return response
      }
      const copy = userId ? await shownCopy(userId, path, url).catch(() => undefined) : undefined
      if (copy) {
        noteCopy(url, copy.at)
        return new Response(copy.text)
      }
      if (response instanceof Response) return response
      throw response
    },
    async received(text) {
      if (!replied) return
      noteCopy(replied.url)
      // The call waits, so that a screen that is shown has its copy. A full disk: the screen works without one.
      await keepCopy(replied.userId, replied.url, text).catch(() => undefined)
    },
  }
}

/** Returns the last reply to a read with the user's writes that wait, if it is kept. Rejects with Dexie's error. */
async function shownCopy(userId: string, path: string, url: string) {
  const copy = await copyOf(userId, url)
  return copy && { ...copy, text: await withWaiting(userId, path, copy.text) }
}

/** Sends the write through the outbox, so that it comes after those that wait already. */
const waiting =
  (endpoint: Endpoint, input: CallInput, send: Send): Send =>
  async (url, request) => {
    const userId = ownerOf(request)
    if (!userId) return needingNetwork(send)(url, request)
    const { method, path, waits } = endpoint
    const { params, query, body } = input
    const headers = headersOf(request)
    const sequence = await addWrite({
      userId,
      key: headers['Idempotency-Key'] ?? '',
      method,
      path,
      input: { ...(params && { params }), ...(query && { query }), ...(body !== undefined && { body }) },
      wroteAt: Number(headers['Outpost-Wrote-At']),
    })
    const result = await sendNow(userId, {
      sequence,
      send: key => send(url, { ...request, headers: { ...headers, 'Idempotency-Key': key } }),
    })
    if (result instanceof Response) return result
    if (result === 'sent') return Response.json(waits?.reply)
    void deliverWaiting()
    return Response.json(withMessage(waits?.reply))
  }

/** Sets the message of a reply that has one. */
const withMessage = (reply: unknown) =>
  typeof reply === 'object'
    ? { ...reply, message: t`Kept on this device. It is sent as soon as the server can be reached.` }
    : reply

const needingNetwork =
  (send: Send): Send =>
  (url, request) =>
    send(url, request).catch(problem => {
      if (!(problem instanceof ApiProblem)) throw problem
      throw new ApiProblem(
        0,
        problem.code === 'timeout'
          ? {
              code: 'timeout',
              message: t`The server did not answer in time and may have made the change. Look whether it is there before you try again.`,
            }
          : {
              code: 'needsNetwork',
              message: t`This needs the network, and the server cannot be reached. Nothing was changed. Try again when the network is back.`,
            },
      )
    })

/** The client sends plain objects. */
const headersOf = ({ headers }: RequestInit) => headers as Record<string, string>

const ownerOf = (request: RequestInit) => userOf(headersOf(request).Authorization?.replace(/^Bearer /, ''))
