import { t } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Endpoint } from '#src/contract/core/define.ts'
import { ApiProblem } from '#src/lib/problem.ts'

/**
 * Time limits of a configured server's replies, in ms. The worker has no limit: it is on the device, and can be busy.
 */
const TIMEOUT_MS = { read: 15_000, write: 30_000, upload: 120_000 }

/** How many differences from the contract the console shows. */
const MAX_DETAILS = 20

/** The build removes the schemas from the endpoints of the page (`scripts/strip-schemas.ts`), but not from these. */
const modules = import.meta.glob<Record<string, unknown>>('../contract/*.ts', { eager: true })

type Described = Pick<Endpoint, 'method' | 'path' | 'reply'>

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const isEndpoint = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

const endpoints = new Map(
  Object.values(modules)
    .flatMap(exported => Object.values(exported))
    .flatMap(value => (typeof value === 'object' && value ? Object.values(value) : []))
    .filter(isEndpoint)
    .map(endpoint => [keyOf(endpoint), endpoint]),
)

/** The rules for a call of an endpoint: a time limit for a configured server, and a reply that follows the contract. */
export function rulesOf(endpoint: Endpoint, isConfigured: boolean) {
  const kind = endpoint.multipart ? 'upload' : endpoint.writes ? 'write' : 'read'
  const signal = isConfigured ? AbortSignal.timeout(TIMEOUT_MS[kind]) : null
  return {
    signal,
    /**
     * Returns the parsed body. Rejects with an `ApiProblem`: `badReply` when the body breaks the contract, `timeout` or
     * `noAnswer` when it does not arrive completely.
     */
    async read(response: Response): Promise<unknown> {
      const text = await response.text().catch(() => {
        throw new ApiProblem(0, { code: signal?.aborted ? 'timeout' : 'noAnswer' })
      })
      const { reply: schema } = endpoints.get(keyOf(endpoint)) ?? endpoint
      const parsed = v.safeParse(schema, fromJson(text))
      if (parsed.success) return parsed.output
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

/** Returns `undefined` for a text that is not JSON, which no schema of a reply accepts. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const describe = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'reply'}: ${issue.message}`
