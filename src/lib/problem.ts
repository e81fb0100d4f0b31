/**
 * A reply that is not 2xx, one that breaks the contract (code `badReply`), or none at all (`status` 0). `message` is in the
 * user's language: the server's, or the page's own for `badReply`.
 */
export class ApiProblem extends Error {
  readonly status: number
  /** The kind of problem, such as `invalid` or `outdated`. */
  readonly code: string
  /** The field that the message is about, as a path: `task.title`. */
  readonly field: string | undefined

  constructor(
    status: number,
    { message = '', code = '', field }: { message?: string; code?: string; field?: string },
  ) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}
