import { t } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Endpoint } from '#src/contract/core/define.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import type { CallInput, Rules, Send } from './call-input.ts'
import { endpointOf, keyOf } from './endpoint-of.ts'

/**
 * Time limits of a configured server's replies, in ms. The worker has no limit: it is on the device, and can be busy.
 */
const TIMEOUT_MS = { read: 15_000, write: 30_000, upload: 120_000 }

/** How many differences from the contract the console shows. */
const MAX_DETAILS = 20

/**
 * The rules for a call of an endpoint: a reply that follows the contract; for a configured server also a time limit and
 * what happens without the network (`servers/server-call.ts`). Rejects with `noAnswer` when that code is missing.
 */
export async function rulesOf(
  stripped: Endpoint,
  isConfigured: boolean,
  input: CallInput,
  send: Send,
): Promise<Rules> {
  const endpoint = endpointOf(stripped) ?? stripped
  const sent = isConfigured && !isRepeatable(endpoint) ? sendOnce : send
  const call = isConfigured && !endpoint.public ? await serverCall(endpoint, input, sent) : { send: sent }
  const kind = endpoint.multipart ? 'upload' : endpoint.writes ? 'write' : 'read'
  const signal = isConfigured ? AbortSignal.timeout(TIMEOUT_MS[kind]) : null
  return {
    send: (url, request) => call.send(url, { ...request, signal }),
    /**
     * Returns the parsed body. Rejects with an `ApiProblem`: `badReply` when the body breaks the contract, `timeout` or
     * `noAnswer` when it does not arrive completely.
     */
    async read(response: Response): Promise<unknown> {
      const text = await response.text().catch(() => {
        throw new ApiProblem(0, { code: signal?.aborted ? 'timeout' : 'noAnswer' })
      })
      const parsed = v.safeParse(endpoint.reply, fromJson(text))
      if (parsed.success) {
        await call.received?.(text)
        return parsed.output
      }
      const operation = keyOf(endpoint).replace(/\{(\w+)\}/g, '$1')
      console.error(
        `The reply to ${operation} breaks the contract.`,
        parsed.issues.slice(0, MAX_DETAILS).map(describe),
      )
      throw new ApiProblem(response.status, {
        code: 'badReply',
        message: t`The server's reply to “${operation}” is not as expected. Try again later; if it stays like this, tell the administrator.`,
      })
    },
  }
}

/** Returns whether a server that ignores the idempotency key may get the call twice. */
const isRepeatable = ({ method, waits }: Endpoint) => method === 'GET' || waits !== undefined

/** Sends without retries: a broken connection does not tell whether the server has executed the call. */
const sendOnce: Send = (url, request) =>
  fetch(url, request).catch(() => {
    throw new ApiProblem(0, { code: request.signal?.aborted ? 'timeout' : 'noAnswer' })
  })

async function serverCall(endpoint: Endpoint, input: CallInput, send: Send) {
  const { serverCallOf } = await import('./servers/server-call.ts').catch(() => {
    throw new ApiProblem(0, { code: 'noAnswer' })
  })
  return serverCallOf(endpoint, input, send)
}

/** Returns `undefined` for a text that is not JSON, which no schema of a reply accepts. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const describe = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'reply'}: ${issue.message}`
