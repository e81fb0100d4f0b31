import { Dexie, type Table } from 'dexie'

/** Returns the rows whose compound index begins with these values, in the order of the remaining fields. */
export const wherePrefix = <T>(table: Table<T, string>, index: string, ...first: string[]) =>
  table.where(index).between([...first, Dexie.minKey], [...first, Dexie.maxKey])
