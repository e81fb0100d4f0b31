import type { Endpoint, Endpoints, Parsed, Reply } from '#src/contract/core/define.ts'
import type { Lang } from './lang.ts'

/** Who calls, in which language. The id is empty only on the endpoints that are open without a token. */
export interface Caller {
  userId: string
  lang: Lang
}

type Answer<E extends Endpoint> = Reply<E> | PromiseLike<Reply<E>>
type Handler<E extends Endpoint> = (input: Parsed<E> & Caller) => Answer<E>

/** A handler with work to do before its transaction begins. `prepared` makes one. */
interface PreparedHandler<Input, Result> {
  prepare: (input: Input) => Promise<unknown>
  // A method, so that the type of what was prepared is checked by `prepared` alone.
  write(input: Input, prepared: unknown): Result
}

/**
 * A write that has slow work to do (a file to read, a password to hash) does it in `prepare`, before its transaction
 * begins; `write` receives what that resolved with.
 */
export const prepared = <Input, Prepared, Result>(
  prepare: (input: Input) => Promise<Prepared>,
  write: (input: Input, prepared: NoInfer<Prepared>) => Result,
): PreparedHandler<Input, Result> => ({ prepare, write: write as PreparedHandler<Input, Result>['write'] })

type Handlers<E extends Endpoints> = {
  [K in keyof E]: Handler<E[K]> | PreparedHandler<Parsed<E[K]> & Caller, Answer<E[K]>>
}

/** An endpoint with what answers it. `run` stands inside the transaction when the endpoint changes something. */
export interface Route {
  endpoint: Endpoint
  prepare?: (input: never) => Promise<unknown>
  run: (input: never, prepared: unknown) => unknown
}

/** Gives every endpoint of a domain its handler; one that is missing is a type error. */
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
