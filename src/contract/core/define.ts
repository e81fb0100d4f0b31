import type * as v from 'valibot'
import type { Needs } from '#src/contract/shared/areas.ts'
import type { Problems } from './problems.ts'

type Schema = v.GenericSchema<unknown, unknown>
/** Query and path parameters are text, so their schemas accept an object of strings. */
type TextSchema = v.GenericSchema<Record<string, string | undefined>, unknown>

/** The names of the domains. */
export interface Domains {
  activities: true
  backup: true
  boards: true
  chat: true
  company: true
  contacts: true
  courses: true
  dashboards: true
  diagnostics: true
  files: true
  guides: true
  hubs: true
  icons: true
  mails: true
  messages: true
  navigation: true
  notes: true
  notifications: true
  pages: true
  permissions: true
  preferences: true
  products: true
  referenceData: true
  sample: true
  search: true
  session: true
  shop: true
  shortcuts: true
  storage: true
  tasks: true
  team: true
  trash: true
  uploads: true
  user: true
}

/** The unit of invalidation: a screen reloads when a write changes a domain that the screen reads. */
export type Domain = keyof Domains

/** The parts of a request and its reply. */
interface Exchange {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path of the specification: can begin with a service base (`{auth}`) and can hold parameters (`{set}`). */
  readonly path: string
  readonly params?: TextSchema
  readonly query?: TextSchema
  readonly headers?: TextSchema
  /** JSON, or multipart when `multipart` is set: then each part is a text or a `File`. */
  readonly body?: Schema
  readonly multipart?: true
  readonly reply: Schema
  /** The domains that the call writes. Such a call runs in one transaction and is safe to send twice. */
  readonly writes?: readonly Domain[]
  /** The problems of this call only; `problemsOf` adds those of all calls. */
  readonly errors?: Problems
  /**
   * The call is idempotent without a key: it sets whole values or removes by id. While the configured server of its base
   * cannot be reached, the call waits in the outbox of this device, and its caller gets `reply`.
   */
  readonly waits?: {
    readonly reply: unknown
    /** The path of the read whose reply has the fields of the body. */
    readonly shownBy?: string
  }
  /** The call restores removed rows of this table: the row with the `id` in its body, or those with the `ids`. */
  readonly restores?: { readonly table: string; readonly by: 'id' | 'ids' }
}

/**
 * Who may call: everyone, without a token (`public`), or callers with the right in `needs`. One of the two is required.
 */
type Access =
  | { readonly public: true; readonly needs?: never }
  | { readonly public?: never; readonly needs: Needs }

/** One call of the API. Client types, routing, validation, documentation and tests are all derived from it. */
export type Endpoint = Exchange & Access

export type Endpoints = Readonly<Record<string, Endpoint>>

/** Declares the endpoints of one domain. */
export const define = <const T extends Endpoints>(endpoints: T & KnownKeysOnly<T>): T => endpoints

/** A type error for a misspelt key, which would otherwise be ignored. */
type KnownKeysOnly<T> = {
  readonly [Name in keyof T]: {
    readonly [Key in Exclude<keyof T[Name], keyof Exchange | keyof Access>]: never
  }
}

type InputPart<E, K extends 'params' | 'query' | 'headers' | 'body', Of extends 'in' | 'out'> = E extends {
  readonly [P in K]: infer S extends Schema
}
  ? Record<K, Of extends 'in' ? v.InferInput<S> : v.InferOutput<S>>
  : unknown

type InputParts<E, Of extends 'in' | 'out'> = InputPart<E, 'params', Of> &
  InputPart<E, 'query', Of> &
  InputPart<E, 'headers', Of> &
  InputPart<E, 'body', Of>

/** The input of a caller: the parts that the endpoint declares, before parsing. */
export type Input<E extends Endpoint> = InputParts<E, 'in'>
/** The input of a handler: the same parts, parsed. */
export type Parsed<E extends Endpoint> = InputParts<E, 'out'>
/** The endpoint's reply. */
export type Reply<E extends Endpoint> = v.InferOutput<E['reply']>
