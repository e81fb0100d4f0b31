import type { ErrorText } from './error-texts.ts'
import type { Lang } from './lang.ts'

/** An answer that is not 200. `body` goes out as it is when given, else `{message, …}` in the caller's language. */
export class Problem extends Error {
  readonly status: number
  readonly details: { text?: ErrorText; field?: string; body?: unknown; headers?: Record<string, string> }

  constructor(status: number, details: Problem['details']) {
    super(details.text?.code ?? String(status))
    this.status = status
    this.details = details
  }

  async response(lang: Lang): Promise<Response> {
    const { text, field, body, headers } = this.details
    const init = { status: this.status, headers }
    if (body !== undefined || !text) return Response.json(body, init)
    const { translate } = await import('./error-texts.ts')
    return Response.json({ message: translate(text, lang), code: text.code, ...(field && { field }) }, init)
  }
}

export const notFound = (what: string, id: string): never => {
  throw new Problem(404, { text: { code: 'notFound', what, id } })
}

export const badRequest = (field: string): never => {
  throw new Problem(400, { text: { code: 'invalid', field }, field })
}

/** A full disk arrives as an `AbortError`; what happened is in its `inner`. */
export function isQuota(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'QuotaExceededError' || ('inner' in error && isQuota(error.inner))
}
