import type * as v from 'valibot'
import type { Needs } from '#src/contract/shared/areas.ts'
import type { Problems } from './problems.ts'

type Schema = v.GenericSchema<unknown, unknown>
/** Query and path parameters arrive as text, so their schemas accept an object of strings. */
type TextSchema = v.GenericSchema<Record<string, string | undefined>, unknown>

/** The names of the domains. */
export interface Domains {
  activities: true
  backup: true
  boards: true
  chat: true
  company: true
  contacts: true
  dashboards: true
  files: true
  guides: true
  hubs: true
  icons: true
  mails: true
  messages: true
  navigation: true
  notes: true
  notifications: true
  permissions: true
  preferences: true
  products: true
  referenceData: true
  sample: true
  search: true
  session: true
  shortcuts: true
  storage: true
  tasks: true
  trash: true
  uploads: true
  user: true
}

/** Says what a write changed and what a screen reads. A screen reloads where the two meet. */
export type Domain = keyof Domains

/** What goes to and fro in a call. */
interface Exchange {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the specification writes it: may begin with a service base (`{auth}`), may hold parameters (`{set}`). */
  readonly path: string
  readonly params?: TextSchema
  readonly query?: TextSchema
  readonly headers?: TextSchema
  /** JSON, or multipart when `multipart` says so: then each part is a text or a `File`. */
  readonly body?: Schema
  readonly multipart?: true
  readonly reply: Schema
  /** What the call writes. Such a call runs in one transaction and is safe to send twice. */
  readonly writes?: readonly Domain[]
  /** The refusals of this call alone; `problemsOf` adds those of all calls. */
  readonly errors?: Problems
  /** The call restores removed rows of this table: the one whose `id` its body holds, or those of its `ids`. */
  readonly restores?: { readonly table: string; readonly by: 'id' | 'ids' }
}

/** Who may call: everyone without a token, or who has what it needs. One of the two has to be stated. */
type Access =
  | { readonly public: true; readonly needs?: never }
  | { readonly public?: never; readonly needs: Needs }

/** One call of the API. Client types, routing, validation, documentation and tests are all derived from it. */
export type Endpoint = Exchange & Access

export type Endpoints = Readonly<Record<string, Endpoint>>

/** Declares the endpoints of one domain. */
export const define = <const T extends Endpoints>(endpoints: T & KnownKeysOnly<T>): T => endpoints

/** Refuses a misspelt key, which would otherwise be ignored. */
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

/** What a caller hands over: the parts that the endpoint declares, before parsing. */
export type Input<E extends Endpoint> = InputParts<E, 'in'>
/** What a handler receives: the same parts, parsed. */
export type Parsed<E extends Endpoint> = InputParts<E, 'out'>
/** What the endpoint answers with. */
export type Reply<E extends Endpoint> = v.InferOutput<E['reply']>
