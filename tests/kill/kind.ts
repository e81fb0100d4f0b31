import type { Endpoint, Reply } from '#src/contract/core/define.ts'
import type { Arguments } from '#tests/support/server.ts'
import type { Call } from './calls.ts'

export type Row = Record<string, unknown>

/** The calls of a write, of which the last one changes something, and the fields that the row has afterwards. */
export interface Write {
  calls: Call[]
  sets: Row
}

/** What reads the rows of the app. */
export interface Reading {
  ask: <E extends Endpoint>(endpoint: E, ...sent: Arguments<E>) => Promise<Reply<E>>
  /** Returns what is at these paths: `mark × times`. */
  contentsAt: (paths: string[]) => Promise<string[]>
  /** Returns the contents of all uploads on the device: `mark × times`. */
  uploads: () => Promise<string[]>
}

/** A kind of rows, and how the app writes and reads them. */
export interface Kind {
  name: string
  domain: string
  /** Returns the mark of a row: no two rows may have the same. */
  markOf: (row: Row) => unknown
  /** Returns the row in the reply to a write; without this, a row is what was sent. */
  rowOf?: (reply: unknown, mark: string) => Row | undefined
  /** Rows have a version, so only one write at a time can change a row, and its reply has the whole row. */
  isVersioned?: true
  /** Fields that the server sets or that other rows have a part in. */
  ignored?: readonly string[]
  /** Without this, the rows are those of the sample. `value` in [0, 1) chooses the other fields. */
  create?: (mark: string, value: number) => Write
  /** The changes by the field that they set. Undefined when the row is in a state in which it is not possible. */
  changes?: Readonly<Record<string, (row: Row, value: number) => Write | undefined>>
  remove?: (row: Row) => Write
  restore?: (row: Row) => Write
  read: (reading: Reading) => Promise<Row[]>
}

/** Returns a write of one call. */
export const write = (call: Call, sets: Row = {}): Write => ({ calls: [call], sets })

/** Returns a text that depends on a number. */
export const textOf = (value: number) => `chữ ${Math.floor(value * 1e6)}`

/** Returns one of some values. */
export const oneOf = <const Values extends readonly [unknown, ...unknown[]]>(
  values: Values,
  value: number,
): Values[number] => values[Math.floor(value * values.length)]

/** Returns the row of a reply that is a row, or a list with one. */
export const theRow = (reply: unknown) => (Array.isArray(reply) ? reply[0] : reply) as Row | undefined

export const idOf = (row: Row) => String(row.id)

export const titleOf = ({ title }: Row) => title
export const nameOf = ({ name }: Row) => name
export const byId = (row: Row) => ({ query: { id: idOf(row) } })
export const byIds = (row: Row) => ({ body: { ids: [idOf(row)] } })
export const isLow = (value: number) => value < 0.5

/** Returns the changes of fields to other texts. */
export const texts = (names: readonly string[], call: (row: Row, sets: Row) => Call) =>
  Object.fromEntries(
    names.map(name => [
      name,
      (row: Row, value: number): Write => {
        const sets = { [name]: textOf(value) }
        return write(call(row, sets), sets)
      },
    ]),
  )

/** The mark of a row whose content is that of a file. */
export const contentMark = ({ content }: Row) => String(content).split(' ')[0]
