import * as v from 'valibot'
import type { Domain, Endpoints } from '#src/contract/core/define.ts'
import type { Area } from '#src/contract/shared/areas.ts'
import type { SearchResult } from '#src/contract/shell/search.ts'
import type { Route } from './handle.ts'
import type { Lang } from './lang.ts'

/** One table of a domain. */
export interface TableDefinition {
  /**
   * Dexie's index list by the schema version that introduced it; the last one is used. It begins with the primary key.
   */
  readonly indexes: Readonly<Record<number, string>>
  /** The schema of a stored row. Typed access, backup and restore, and the clean-up of uploads are derived from it. */
  readonly row: v.GenericSchema<unknown, object>
  /** The table belongs to this device: no backup contains it. */
  readonly device?: true
  /** In a team, its rows never leave the server. */
  readonly secret?: true
  /** The field with the id of the user to whom a row belongs: in a team, no other user gets the row. */
  readonly owner?: string
  /** A reset of the sample does not delete its rows. */
  readonly keptByReset?: true
  /** Lists of its rows are cached (`listCache`), so each write is recorded in the change log. */
  readonly tracked?: true
  /**
   * Removed rows go to the trash, which shows this column as their title. An endpoint of the contract `restores` them.
   */
  readonly trashTitle?: string
  /** What people call its rows, in the trash and in the counts of the sample. A table without a label is in neither. */
  readonly label?: TableLabel
}

/** One row and many in English, then both in Vietnamese. */
export interface TableLabel {
  readonly en: readonly [one: string, many: string]
  readonly vi: readonly [one: string, many: string]
}

/** A group of results of the global search. The handlers' module exports the function `find` that returns them. */
export interface SearchGroupDefinition {
  readonly id: string
  readonly label: string
  /** The label in Vietnamese. */
  readonly vi: string
  /** Groups are sorted by rank, lowest first. */
  readonly rank: number
  /** Users without the right to view this area get no results. */
  readonly area?: Area
  /** The address of the screen whose parameter `q` searches the same rows: "Show all" opens it. */
  readonly screen?: string
}

/** The input of a search: folded text, never empty, the user, the user's language, and the areas that the user may view. */
export interface SearchRequest {
  readonly needle: string
  readonly userId: string
  readonly lang: Lang
  readonly mayView: (area?: Area) => boolean
}

/** Returns the results for a text, the best first. */
export type Find = (request: SearchRequest) => Promise<SearchResult[]>

/** The tables of a domain, by name. */
export type Tables = Readonly<Record<string, TableDefinition>>

/** A domain, as `defineDomain` takes it. */
export interface DomainDefinition<T extends Tables = Tables> {
  readonly name: Domain
  /** The domain's endpoints. A domain without endpoints only has tables. */
  readonly contract?: Endpoints
  /**
   * The modules whose `handlers` implement the contract (see `handle`), by path: a module has the endpoints at its path
   * and below it, except those below a longer path. The core script contains no endpoints, only these paths.
   */
  readonly handlers?: Readonly<Record<string, ImportHandlers>>
  /**
   * The handlers are part of the worker's core script. Without this they are chunks, each loaded at its first call.
   */
  readonly core?: true
  readonly tables?: T
  /** Other domains whose tables a write of this domain may change; `all` for every table. */
  readonly alsoWrites?: readonly Domain[] | 'all'
  /** Sample data: the sets of `seed/` and the version of each. A new set is also added to installed devices. */
  readonly seeds?: Readonly<Record<string, number>>
  /** The group of the domain's results in the global search. */
  readonly search?: SearchGroupDefinition
}

/**
 * Declares a domain. The server derives everything else from it. The module that calls it must not import the database.
 */
export const defineDomain = <const T extends Tables = Record<never, never>>(
  definition: DomainDefinition<T>,
): DomainDefinition<T> => definition

/** The exports of a module with handlers. */
interface HandlersModule {
  readonly handlers: Readonly<Record<string, Route>>
  readonly find?: Find
}

/** Imports a module with handlers. The type of the module depends on the database, and the database on definitions. */
export type ImportHandlers = () => Promise<unknown>

/** Returns the routes of a module. Loads its chunk if it has one. */
export const routesOf = async (load: ImportHandlers) => ((await load()) as HandlersModule).handlers

/** Returns the modules with the handlers of a domain. Loads their chunks. */
const modulesOf = ({ handlers }: DomainDefinition) =>
  Promise.all([...new Set(Object.values(handlers ?? {}))].map(load => load())) as Promise<HandlersModule[]>

/** Returns the handlers of a domain by the name of their endpoint. Loads their chunks. */
export const handlersOf = async (domain: DomainDefinition): Promise<HandlersModule['handlers']> =>
  Object.assign({}, ...(await modulesOf(domain)).map(({ handlers }) => handlers))

/**
 * Returns the search function of a domain with a search group. Loads the domain's chunks. Rejects with an `Error` when
 * no module exports `find`.
 */
export const findOf = async (domain: DomainDefinition): Promise<Find> => {
  for (const { find } of await modulesOf(domain)) if (find) return find
  throw new Error(`No module with handlers of ${domain.name} exports find`)
}

/** Returns the schema of a row that has more columns than the contract returns. */
export const rowOf = <S extends v.ObjectEntries, Own extends v.ObjectEntries>(
  schema: { readonly entries: S },
  own: Own,
) => v.object({ ...schema.entries, ...own })

/** Returns the schema of a row of a list that users can rearrange: a new entry gets a lower position and is first. */
export const positioned = <S extends v.ObjectEntries>(schema: { readonly entries: S }) =>
  rowOf(schema, { position: v.number() })

/** Bytes: base64 text in a backup, an `ArrayBuffer` in the database. */
export const Bytes = v.pipe(
  v.instance(Uint8Array),
  v.transform(({ buffer }) => buffer as ArrayBuffer),
)

/**
 * Returns the schema of a row of this device's own tables, which are never read from a file; it accepts every value.
 */
export const DeviceRow = <Row extends object>() => v.custom<Row>(() => true)
