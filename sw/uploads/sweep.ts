import { ChatRow } from '#src/contract/chat.ts'
import { DEVICE_DATABASE, openExisting, readStore } from '#src/lib/existing-database.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import { uploadsToCheck } from './due.ts'
import { canHoldUpload, uploadsOf } from './references.ts'

const schemas = Object.entries(rowSchemas).filter(([, schema]) => canHoldUpload(schema))

/**
 * Deletes the uploads to which no row refers: no stored row, no removed one, and no message that waits in the outbox of
 * this device. Only uploads that are due are checked. Rejects, and deletes nothing, when the outbox cannot be read.
 */
export async function sweepUploads() {
  const used = new Set(await uploadsInOutbox())
  await db.transaction('rw', ['uploads', 'trash', ...schemas.map(([table]) => table)], async () => {
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
}

/** Pages keep the outbox in a database of their own, which does not exist before the chat is used. */
async function uploadsInOutbox(): Promise<string[]> {
  const database = await openExisting(DEVICE_DATABASE).catch((error: DOMException) => {
    if (error.name === 'AbortError') return undefined
    throw error
  })
  try {
    const waiting = database ? await readStore(database.transaction('outbox'), 'outbox') : []
    return waiting.flatMap(message => uploadsOf(ChatRow, message))
  } finally {
    database?.close()
  }
}
