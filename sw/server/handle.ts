import type { Endpoint, Endpoints, Parsed, Reply } from '#src/contract/core/define.ts'
import type { Lang } from './lang.ts'

/** The user who calls, and the language. The id is empty only at endpoints that need no token. */
export interface Caller {
  userId: string
  lang: Lang
}

/** A reply, or a response whose body is the JSON of a reply that is too large for the memory. */
type HandlerReply<E extends Endpoint> = Reply<E> | PromiseLike<Reply<E> | Response>
type Handler<E extends Endpoint> = (input: Parsed<E> & Caller) => HandlerReply<E>

/** A handler with work to do before its transaction begins. `prepared` creates one. */
interface PreparedHandler<Input, Result> {
  prepare: (input: Input) => Promise<unknown>
  // A method, so that only `prepared` checks the type of the prepared value.
  write(input: Input, prepared: unknown): Result
}

/**
 * Declares a write with slow work (a file to read, a password to hash): `prepare` does it before the transaction
 * begins, and `write` receives what `prepare` resolves to.
 */
export const prepared = <Input, Prepared, Result>(
  prepare: (input: Input) => Promise<Prepared>,
  write: (input: Input, prepared: NoInfer<Prepared>) => Result,
): PreparedHandler<Input, Result> => ({ prepare, write: write as PreparedHandler<Input, Result>['write'] })

type Handlers<E extends Endpoints> = {
  [K in keyof E]: Handler<E[K]> | PreparedHandler<Parsed<E[K]> & Caller, HandlerReply<E[K]>>
}

/** An endpoint and its handler. `run` is called inside a transaction when the endpoint writes. */
export interface Route {
  endpoint: Endpoint
  prepare?: (input: never) => Promise<unknown>
  run: (input: never, prepared: unknown) => unknown
}

/** Combines each endpoint of a domain with its handler; a missing handler is a type error. */
export const handle = <E extends Endpoints>(endpoints: E, handlers: Handlers<E>) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => {
      const handler = handlers[name] as unknown as
        | Route['run']
        | (Required<Omit<Route, 'endpoint' | 'run'>> & { write: Route['run'] })
      return [
        name,
        typeof handler === 'function'
          ? { endpoint, run: handler }
          : { endpoint, prepare: handler.prepare, run: handler.write },
      ]
    }),
  ) as { readonly [K in keyof E]: Route }
