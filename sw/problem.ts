import { type Lang, say, type Words } from './messages.ts'

/** An answer that is not 200. `body` goes out as it is when given, else `{message, …}` in the caller's language. */
export class Problem extends Error {
  readonly status: number
  readonly details: { words?: Words; field?: string; body?: unknown; headers?: Record<string, string> }

  constructor(status: number, details: Problem['details']) {
    super(details.words?.code ?? String(status))
    this.status = status
    this.details = details
  }

  response(lang: Lang): Response {
    const { words, field, body, headers } = this.details
    const said = words && { message: say(words, lang), code: words.code, ...(field ? { field } : {}) }
    return Response.json(body === undefined ? said : body, { status: this.status, headers })
  }
}

export const notFound = (what: string, id: string): never => {
  throw new Problem(404, { words: { code: 'notFound', what, id } })
}

export const badRequest = (field: string): never => {
  throw new Problem(400, { words: { code: 'invalid', field }, field })
}
