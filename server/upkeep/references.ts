import { readRow } from '#server/storage/row-text.ts'
import type { PgTransaction } from '#server/storage/transaction.ts'
import { contentsInTrash } from '#sw/files/contents.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import { canHoldUpload, uploadsOf } from '#sw/uploads/references.ts'
import { uploadsPath } from '#sw/uploads/store.ts'

/** The rows that are read at a time. */
const PAGE = 500

/** The tables whose schema declares a field with an upload, and the trash, whose rows are those of other tables. */
const holders = [
  'trash',
  ...Object.keys(rowSchemas).filter(table => rowSchemas[table] && canHoldUpload(rowSchemas[table])),
]

/** Only rows whose text contains the path of uploads are read. The cursor ends with its transaction. */
const DECLARE = `DECLARE holding NO SCROLL CURSOR FOR SELECT tbl, doc::text AS doc FROM rows
  WHERE tbl = ANY('{${holders.join()}}') AND doc IS NOT NULL AND position('${uploadsPath}' in doc::text) > 0`

interface HoldingRow {
  readonly tbl: string
  readonly doc: string
}

/** Returns the ids of the uploads to which a row refers, also a removed one, in the fields that the schemas declare. */
export async function uploadsInRows(trans: PgTransaction): Promise<Set<string>> {
  const found = new Set<string>()
  await trans.do(client => client.query(DECLARE))
  for (let isMore = true; isMore; ) {
    const { rows } = await trans.do(client => client.query<HoldingRow>(`FETCH ${PAGE} FROM holding`))
    for (const row of rows) for (const id of uploadsIn(row)) found.add(id)
    isMore = rows.length === PAGE
  }
  return found
}

function uploadsIn({ tbl, doc }: HoldingRow): string[] {
  const row = readRow(doc) as object
  if (tbl !== 'trash') return inRow(tbl, row)
  return 'table' in row && 'row' in row ? inRow(String(row.table), row.row) : []
}

function inRow(table: string, row: unknown): string[] {
  const schema = rowSchemas[table]
  return schema ? uploadsOf(schema, row) : []
}

/** Returns the ids of the contents that a file holds, also a removed one or one in a removed folder. */
export async function contentsInRows(): Promise<Set<string>> {
  const found = new Set(await contentsInTrash())
  await db.files.each(({ id, contentId = id }) => found.add(contentId))
  return found
}
