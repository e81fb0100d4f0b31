import { diagnostics } from '#src/contract/diagnostics.ts'
import { handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'

export const handlers = handle(diagnostics, {
  read: async () => ({
    schema: db.verno,
    tables: await Promise.all(
      db.tables.map(async table => ({ table: table.name, rows: await table.count() })),
    ),
  }),
})
