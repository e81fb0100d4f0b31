import type { Backup } from '#src/contract/backup.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import { wroteAtText } from '#sw/server/call-values.ts'
import { Bytes } from '#sw/server/define-domain.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'

const names = Object.keys(rowSchemas)
/** The tables whose rows contain bytes: uploaded pictures, attachments and files. */
const withBytes = names.filter(name => {
  const schema = rowSchemas[name]
  return schema && 'entries' in schema && Object.values(schema.entries as object).includes(Bytes)
})

/**
 * Returns the rows of all tables, except those that are left out, as the JSON of a `Backup`. Rows without bytes are read in one transaction, so that no
 * write is included in part. Rows with bytes never change; they are read one by one while the reader takes them. One that
 * is deleted meanwhile is left out, with its file.
 */
export async function exportAll(leftOut: readonly string[] = []): Promise<Response> {
  const others = names.filter(name => !withBytes.includes(name) && !leftOut.includes(name))
  const [rows, keys] = await db.transaction('r', names, () =>
    Promise.all([
      Promise.all(others.map(name => db.table<object>(name).toArray())),
      Promise.all(withBytes.map(name => db.table<object, string>(name).toCollection().primaryKeys())),
    ]),
  )
  return new Response(streamOf(piecesOf(others, rows, keys)), {
    headers: { 'Content-Type': 'application/json' },
  })
}

async function* piecesOf(
  others: readonly string[],
  rows: readonly object[][],
  keys: readonly string[][],
): AsyncGenerator<string> {
  const head = { app: 'outpost', schema: schemaVersion, at: wroteAtText() } satisfies Omit<Backup, 'tables'>
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`
  for (const [index, name] of others.entries())
    yield `${comma(index)}"${name}":${JSON.stringify((rows[index] ?? []).map(toJson))}`
  for (const [index, name] of withBytes.entries()) {
    yield `${comma(others.length + index)}"${name}":[`
    let count = 0
    for (const key of keys[index] ?? []) {
      const row = await db.table<object, string>(name).get(key)
      if (row) yield comma(count++) + JSON.stringify(toJson(row))
    }
    yield ']'
  }
  yield '}}'
}

const comma = (before: number) => (before > 0 ? ',' : '')

/** A piece is made when the reader asks for it. */
function streamOf(pieces: AsyncIterator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
    },
    { highWaterMark: 0 },
  )
}
