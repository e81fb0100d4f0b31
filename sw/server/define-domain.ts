import * as v from 'valibot'
import type { Domain, Endpoints } from '#src/contract/core/define.ts'
import type { Route } from './handle.ts'

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
  /** Removed rows go to the trash, which shows this column as their title. */
  readonly trashTitle?: string
}

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
}

/** Declares a domain: everything that the server derives from. Import no module here that opens the database. */
export const defineDomain = <const T extends Tables = Record<never, never>>(
  definition: DomainDefinition<T>,
): DomainDefinition<T> => definition

/** The handlers of a domain, by the name of their endpoint. Loads its chunk where it has one. */
export const handlersOf = async ({ handlers }: DomainDefinition): Promise<Readonly<Record<string, Route>>> =>
  ((await handlers?.()) as { handlers: Record<string, Route> } | undefined)?.handlers ?? {}

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
