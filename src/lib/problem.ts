/**
 * An error reply. It is a reply with another status than 2xx, a reply that breaks the contract (code `badReply`), or a
 * missing reply (`status` 0). `message` is in the user's language: from the server, or for `badReply` from the page.
 */
export class ApiProblem extends Error {
  readonly status: number
  /** The kind of problem, for example `invalid` or `outdated`. */
  readonly code: string
  /** The field that is invalid, as a path: `task.title`. */
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
