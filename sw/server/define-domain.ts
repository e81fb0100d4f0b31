import * as v from 'valibot'
import type { Domain, Endpoints } from '#src/contract/core/define.ts'
import type { SearchResult } from '#src/contract/search.ts'
import type { Area } from '#src/contract/shared/areas.ts'
import type { Route } from './handle.ts'
import type { Lang } from './lang.ts'

export interface TableDefinition {
  /** Dexie's index list, by the schema version that introduced it; the last one is in force. It begins with the primary key. */
  readonly indexes: Readonly<Record<number, string>>
  /** What a stored row holds. Typed access, backup and restore, and the clean-up of uploads derive from it. */
  readonly row: v.GenericSchema<unknown, object>
  /** Belongs to this device: it is in no backup. */
  readonly device?: true
  /** A reset of the sample leaves its rows. */
  readonly keptByReset?: true
  /** Lists are cached of it (`listCache`), so each write is recorded in the change log. */
  readonly tracked?: true
  /** Removed rows go to the trash, which shows this column as their title. An endpoint of the contract `restores` them. */
  readonly trashTitle?: string
  /** What people call its rows, in the trash and among the counts of the sample. A table without a label is in neither. */
  readonly label?: TableLabel
}

/** One row and many in English, then both in Vietnamese. */
export interface TableLabel {
  readonly en: readonly [one: string, many: string]
  readonly vi: readonly [one: string, many: string]
}

/** A group of the results of the global search. The handlers' module exports what finds them, as `find`. */
export interface SearchGroupDefinition {
  readonly id: string
  readonly label: string
  /** The label in Vietnamese. */
  readonly vi: string
  /** Groups are listed by their rank, lowest first. */
  readonly rank: number
  /** Who may not view the area finds nothing. */
  readonly area?: Area
}

/** What a search looks for: a folded text that is not empty, on behalf of a user. */
export interface SearchRequest {
  readonly needle: string
  readonly lang: Lang
  readonly mayView: (area?: Area) => boolean
}

/** Returns what a text finds, the best first. */
export type Find = (request: SearchRequest) => Promise<SearchResult[]>

export type Tables = Readonly<Record<string, TableDefinition>>

export interface DomainDefinition<T extends Tables = Tables> {
  readonly name: Domain
  /** The domain's endpoints. A domain without any only owns tables. */
  readonly contract?: Endpoints
  /** The module whose `handlers` implement the contract; see `handle`. */
  readonly handlers?: () => Promise<unknown>
  /** The handlers are part of the worker's core script. Otherwise they are a chunk, loaded at the first call. */
  readonly core?: true
  readonly tables?: T
  /** Other domains whose tables a write of this one may touch; `all` for every table. */
  readonly alsoWrites?: readonly Domain[] | 'all'
  /** Sample data: the sets of `seed/`, each with its version. A new set reaches installed devices too. */
  readonly seeds?: Readonly<Record<string, number>>
  /** What the global search finds here. */
  readonly search?: SearchGroupDefinition
}

/** Declares a domain: everything that the server derives from. Import no module here that opens the database. */
export const defineDomain = <const T extends Tables = Record<never, never>>(
  definition: DomainDefinition<T>,
): DomainDefinition<T> => definition

/** What the handlers' module of a domain exports. */
interface HandlersModule {
  handlers: Readonly<Record<string, Route>>
  find?: Find
}

const load = async ({ handlers }: DomainDefinition) => (await handlers?.()) as HandlersModule | undefined

/** The handlers of a domain, by the name of their endpoint. Loads its chunk where it has one. */
export const handlersOf = async (domain: DomainDefinition): Promise<HandlersModule['handlers']> =>
  (await load(domain))?.handlers ?? {}

/** What finds the results of a domain with a search group. Loads its chunk where it has one. */
export const findOf = async (domain: DomainDefinition): Promise<Find> => {
  const find = (await load(domain))?.find
  if (!find) throw new Error(`The handlers' module of ${domain.name} exports no find`)
  return find
}

/** The schema of a row that keeps more columns than the contract sends. */
export const rowOf = <S extends v.ObjectEntries, Own extends v.ObjectEntries>(
  schema: { readonly entries: S },
  own: Own,
) => v.object({ ...schema.entries, ...own })

/** The schema of a row of a list that people can rearrange: new entries are placed first by a lower position. */
export const positioned = <S extends v.ObjectEntries>(schema: { readonly entries: S }) =>
  rowOf(schema, { position: v.number() })

/** Bytes: text in a backup, an `ArrayBuffer` in the database. */
export const Bytes = v.pipe(
  v.instance(Uint8Array),
  v.transform(({ buffer }) => buffer as ArrayBuffer),
)

/** A row of this device's own tables, which are never read from outside. */
export const DeviceRow = <Row extends object>() => v.custom<Row>(() => true)
