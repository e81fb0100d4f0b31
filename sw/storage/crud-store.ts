import type { Table } from 'dexie'
import { getOr404 } from './get-or-404.ts'

/**
 * The calls that messages, notifications and shortcuts have in common: patch a row, or remove and return it. Both
 * reject with 404 for an unknown id.
 */
export const crudStore = <T extends { id: string }>(table: Table<T, string>) => {
  const found = (id: string) => getOr404(table, id, table.name.slice(0, -1))
  return {
    async update(id: string, fields: Partial<T>) {
      const updated = { ...(await found(id)), ...fields }
      await table.put(updated)
      return updated
    },

    /** spec: DELETE returns the deleted item. */
    async remove(id: string) {
      const entry = await found(id)
      await table.delete(id)
      return entry
    },
  }
}
