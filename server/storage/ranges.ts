import type { DBCoreKeyRange } from 'dexie'
import { keyBytes } from '#server/keys/key-bytes.ts'

/** A condition of SQL and its parameters. */
export interface Condition {
  readonly sql: string
  readonly values: readonly unknown[]
}

/** Dexie's types of ranges. Its own enumeration exists only in its type definitions. */
const EQUAL = 1
const NEVER = 4

/** Returns whether no key is in a range. */
export const isEmpty = ({ type }: DBCoreKeyRange) => Number(type) === NEVER

/** Returns the condition that a column of key bytes is in a range. `first` is the number of its first parameter. */
export function inRange(column: string, range: DBCoreKeyRange, first: number): Condition {
  if (Number(range.type) === EQUAL)
    return { sql: ` AND ${column} = $${first}`, values: [keyBytes(range.lower)] }
  const bounds: { operator: string; key: Buffer }[] = []
  if (range.lower !== undefined)
    bounds.push({ operator: range.lowerOpen ? '>' : '>=', key: keyBytes(range.lower) })
  if (range.upper !== undefined)
    bounds.push({ operator: range.upperOpen ? '<' : '<=', key: keyBytes(range.upper) })
  return {
    sql: bounds.map(({ operator }, index) => ` AND ${column} ${operator} $${first + index}`).join(''),
    values: bounds.map(({ key }) => key),
  }
}
