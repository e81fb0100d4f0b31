import type { Endpoint, Endpoints, Parsed, Reply } from '#src/contract/core/define.ts'
import type { Lang } from './error-texts.ts'

/** Who calls, in which language. The id is empty only on the endpoints that are open without a token. */
export interface Caller {
  userId: string
  lang: Lang
}

type Answer<E extends Endpoint> = Reply<E> | PromiseLike<Reply<E>>
type Handler<E extends Endpoint> = (input: Parsed<E> & Caller) => Answer<E>

/** A write that has slow work to do (a file to read, a password to hash) does it before its transaction begins. */
interface Prepared<E extends Endpoint, P = unknown> {
  prepare: (input: Parsed<E> & Caller) => Promise<P>
  write: (input: Parsed<E> & Caller, prepared: P) => Answer<E>
}

type Handlers<E extends Endpoints> = { [K in keyof E]: Handler<E[K]> | Prepared<E[K]> }

/** An endpoint with what answers it. `run` stands inside the transaction when the endpoint changes something. */
export interface Route {
  endpoint: Endpoint
  prepare?: (input: never) => Promise<unknown>
  run: (input: never, prepared: unknown) => unknown
}

/** Gives every endpoint of a domain its handler; one that is missing is a type error. */
export const handle = <E extends Endpoints>(endpoints: E, handlers: Handlers<E>): Route[] =>
  Object.entries(endpoints).map(([name, endpoint]) => {
    const handler = handlers[name] as unknown as Route['run'] | Prepared<Endpoint>
    return typeof handler === 'function'
      ? { endpoint, run: handler }
      : { endpoint, prepare: handler.prepare, run: handler.write }
  })
