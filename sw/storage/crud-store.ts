import type { Table } from 'dexie'
import { getOr404 } from './get-or-404.ts'

/** What messages, notifications and shortcuts do alike: patch one, or remove it and answer what it was. */
export const crudStore = <T extends { id: string }>(table: Table<T, string>) => {
  const found = (id: string) => getOr404(table, id, table.name.slice(0, -1))
  return {
    async update(id: string, fields: Partial<T>) {
      const updated = { ...(await found(id)), ...fields }
      await table.put(updated)
      return updated
    },

    /** spec: DELETE answers the deleted item. */
    async remove(id: string) {
      const entry = await found(id)
      await table.delete(id)
      return entry
    },
  }
}
