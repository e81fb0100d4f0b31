export interface Repeatable {
  /**
   * For a write: calls with the same key are executed once, even if the page reloads between them. Random by default.
   */
  idempotencyKey?: string
}

/** All possible parts of a call; `Input` defines which parts an endpoint takes. */
export interface CallInput extends Repeatable {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  headers?: Record<string, string>
  body?: unknown
}

/** Resolves with any reply. Rejects with an `ApiProblem` of status 0 without one. */
export type Send = (url: string, request: RequestInit) => Promise<Response>

/** How a call is sent, and how its reply is read. */
export interface Rules {
  send: Send
  read: (response: Response) => Promise<unknown>
}
