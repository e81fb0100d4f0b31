import { bearer, token } from '#src/api/session.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import type { Operation } from './operations.ts'

/** What the reader typed: values by the name of their parameter, and the body as JSON text. */
export interface CallValues {
  parameters: Record<string, string>
  body: string
}

/** The reply to a call that was tried. */
export interface TriedReply {
  status: number
  /** In ms. */
  duration: number
  /** JSON with indents, or the text itself. */
  text: string
}

/** Returns the address of a call below the app: parameters in the path, and those of the query that have a value. */
export function addressOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>, values: CallValues) {
  const valueOf = (name: string) => values.parameters[name] ?? ''
  const filledIn = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)))
  const query = parameters.flatMap(({ name, in: place }): [string, string][] =>
    place === 'query' && valueOf(name) !== '' ? [[name, valueOf(name)]] : [],
  )
  return query.length > 0 ? `${filledIn}?${new URLSearchParams(query)}` : filledIn
}

/** Sends a call as the signed-in user and returns its reply, also a refusal. Rejects when there is no reply. */
export async function sendCall(
  operation: Operation,
  values: CallValues,
  locale: string,
): Promise<TriedReply> {
  const { method, parameters, body } = operation
  const accessToken = token()
  const own = parameters.flatMap(({ name, in: place }): [string, string][] => {
    const value = values.parameters[name]
    return place === 'header' && value ? [[name, value]] : []
  })
  const start = performance.now()
  const response = await fetch(assetUrl(addressOf(operation, values).replace(/^\//, '')), {
    method,
    headers: {
      'Accept-Language': locale,
      ...(accessToken && { Authorization: bearer(accessToken) }),
      ...(method !== 'GET' && {
        'Idempotency-Key': crypto.randomUUID(),
        'Outpost-Schema': String(schemaVersion),
      }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...Object.fromEntries(own),
    },
    ...(body && { body: values.body }),
  })
  const text = await response.text()
  return { status: response.status, duration: Math.round(performance.now() - start), text: indented(text) }
}

function indented(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
