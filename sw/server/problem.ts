import type { ErrorText } from './error-texts.ts'
import type { Lang } from './lang.ts'

/**
 * An error reply. `body` is sent unchanged if it is given, otherwise `{message, code, field}` in the caller's language
 * with the fields of `more`.
 */
export class Problem extends Error {
  readonly status: number
  readonly details: {
    text?: ErrorText
    field?: string
    body?: unknown
    more?: object
    headers?: Record<string, string>
  }

  constructor(status: number, details: Problem['details']) {
    super(details.text?.code ?? String(status))
    this.status = status
    this.details = details
  }

  async response(lang: Lang): Promise<Response> {
    const { text, field, body, more, headers } = this.details
    const init = { status: this.status, headers }
    if (body !== undefined || !text) return Response.json(body, init)
    const { translate } = await import('./error-texts.ts')
    return Response.json(
      { message: translate(text, lang), code: text.code, ...(field && { field }), ...more },
      init,
    )
  }
}

/** Throws 404 with a message that contains the noun and the id. */
export const notFound = (what: string, id: string): never => {
  throw new Problem(404, { text: { code: 'notFound', what, id } })
}

/** Throws 400 for a field whose value is not valid. */
export const badRequest = (field: string): never => {
  throw new Problem(400, { text: { code: 'invalid', field }, field })
}

/** Returns whether an error means that the disk is full. Dexie wraps it in an `AbortError`, as `inner`. */
export function isQuota(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'QuotaExceededError' || ('inner' in error && isQuota(error.inner))
}
