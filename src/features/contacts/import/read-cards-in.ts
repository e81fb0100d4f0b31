import type { CardTable } from '#src/features/contacts/csv/read-rows.ts'
import type { Card } from '#src/lib/vcard/card.ts'
import { decodeFile } from '#src/lib/vcard/decode-file.ts'
import { countCards, readCards } from '#src/lib/vcard/read-cards.ts'

interface Options {
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

/** A larger file cannot be a shop's business cards. */
const MAX_FILE_BYTES = 200e6
/** ms of work before the page may render and handle events */
const SLICE_MS = 12

/**
 * Reads the cards of files, and the rows of CSV files as cards, without blocking the page. `unreadable` counts the cards
 * without content and the files that contain no people; `tables` are the CSV files with rows that cannot be read.
 * Rejects with the reason of `signal` when it is aborted.
 */
export async function readCardsIn(files: readonly File[], { signal, onProgress }: Options) {
  const readable = files.filter(({ size }) => size <= MAX_FILE_BYTES)
  const tables = await readTables(readable.filter(isTable))
  const cards: Card[] = tables.flatMap(table => table?.cards ?? [])
  let unreadable = tables.filter(table => !table).length
  const texts = await Promise.all(readable.filter(file => !isTable(file)).map(textOf))
  const total = texts.reduce((sum, text) => sum + countCards(text), cards.length)
  unreadable += files.length - readable.length + texts.filter(text => countCards(text) === 0).length

  let since = performance.now()
  for (const text of texts)
    for (const card of readCards(text)) {
      if (card) cards.push(card)
      else unreadable += 1
      if (performance.now() - since < SLICE_MS) continue
      onProgress(cards.length + unreadable, total)
      await yieldToMain()
      signal.throwIfAborted()
      since = performance.now()
    }
  const partial = tables.flatMap(table => (table && table.failed.length > 0 ? [table] : []))
  return { cards, unreadable, tables: partial }
}

const isTable = ({ name, type }: File) => /\.(csv|tsv|txt)$/i.test(name) || type === 'text/csv'

/** Reads CSV files; undefined for one without people. Their code is loaded only for them. */
async function readTables(files: readonly File[]): Promise<(CardTable | undefined)[]> {
  if (files.length === 0) return []
  const [{ readCsv }, { readRows }] = await Promise.all([
    import('#src/lib/csv/csv-file.ts'),
    import('#src/features/contacts/csv/read-rows.ts'),
  ])
  return Promise.all(files.map(async file => readRows(await readCsv(file))))
}

const textOf = async (file: File) => decodeFile(new Uint8Array(await file.arrayBuffer()))

const yieldToMain = () => new Promise(resolve => setTimeout(resolve))
