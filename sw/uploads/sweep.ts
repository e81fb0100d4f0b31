import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import { uploadsToCheck } from './due.ts'
import { canHoldUpload, uploadsOf } from './references.ts'

const schemas = Object.entries(rowSchemas).filter(([, schema]) => canHoldUpload(schema))

/**
 * Deletes the uploads to which no row refers, neither a stored row nor a removed one. Only uploads that are due are
 * checked.
 */
export const sweepUploads = () =>
  db.transaction('rw', ['uploads', 'trash', ...schemas.map(([table]) => table)], async () => {
    const used = new Set<string>()
    const keep = (table: string, row: object) => {
      const schema = rowSchemas[table]
      if (schema) for (const id of uploadsOf(schema, row)) used.add(id)
    }
    for (const [table] of schemas) await db.table<object>(table).each(row => keep(table, row))
    await db.trash.each(({ table, row }) => keep(table, row))
    const due = await uploadsToCheck().primaryKeys()
    await db.uploads.bulkDelete(due.filter(id => !used.has(id)))
    await db.uploads.where('id').anyOf(due).modify({ checkedAt: Date.now() })
  })
