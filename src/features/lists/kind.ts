import type { MarkedRow } from '#src/blocks/team/marked-tables.ts'
import type { Imported } from '#src/contract/shop/imports.ts'
import type { Partner } from '#src/contract/shop/partners.ts'
import type { SelectOption } from '#src/ui/form/select-props.ts'

/** A row of any list. `version` is absent where rows are not edited here. */
export interface ListRow {
  readonly id: string
  readonly version?: number
}

export type Value = string | number | boolean | null

/** A column of a list, and a field of its form. */
export interface ListField {
  name: string
  label: string
  type: 'text' | 'phone' | 'money' | 'number' | 'flag' | 'choice'
  /** Of a choice. */
  options?: readonly SelectOption[]
  /** Cannot be edited: it follows from documents. */
  isLocked?: boolean
  isRequired?: boolean
  /** Only in the form, not in the table. */
  isFormOnly?: boolean
}

export type Changes = Readonly<Record<string, Value>>

/** What a file says of a row. */
export interface FileRow {
  changes: Changes
  /** The stored row that it changes; undefined for a new one. */
  row?: ListRow
}

/** What a list of one kind is: its fields, who may do what, and its calls. One list piece shows all kinds. */
export interface ListKind {
  /** The end of its address, and the name of its drafts and files. */
  id: string
  /** The table of its rows. */
  table: MarkedRow['table']
  title: string
  /** The name of a new row: "New customer". */
  newTitle: string
  /** The first one is the name of a row. */
  fields: readonly ListField[]
  canCreate: boolean
  canEdit: boolean
  /** Stores changes of a row, or rejects with the reason. */
  save: (row: ListRow, changes: Changes) => Promise<unknown>
  create: (id: string, values: Changes) => Promise<unknown>
  /** Writes the rows of a file in one call. */
  importRows?: (rows: readonly FileRow[]) => Promise<Imported>
  /** Merges partners into one, which gets the changes. */
  merge?: (kept: Partner, changes: Changes, others: readonly Partner[]) => Promise<unknown>
  /** The address of a row, when it has a screen of its own. */
  hrefOf?: (row: ListRow) => string
}

/** Returns the value of a field of a row. */
export function valueOf(row: ListRow, name: string): Value {
  const value: unknown = Reflect.get(row, name)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Returns the fields that are stored with the values of an empty row. */
export const blankOf = (fields: readonly ListField[]): Changes =>
  Object.fromEntries(
    fields
      .filter(({ isLocked }) => !isLocked)
      .map(({ name, type }) => [
        name,
        type === 'flag' ? true : type === 'money' || type === 'number' ? 0 : '',
      ]),
  )
