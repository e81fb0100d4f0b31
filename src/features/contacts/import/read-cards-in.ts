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
 * Reads the cards of files without blocking the page. `unreadable` counts the cards without content and the files that
 * are no business cards. Rejects with the reason of `signal` when it is aborted.
 */
export async function readCardsIn(files: readonly File[], { signal, onProgress }: Options) {
  const cards: Card[] = []
  let unreadable = 0
  const texts = await Promise.all(files.filter(({ size }) => size <= MAX_FILE_BYTES).map(textOf))
  const total = texts.reduce((sum, text) => sum + countCards(text), 0)
  unreadable += files.length - texts.length + texts.filter(text => countCards(text) === 0).length

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
  return { cards, unreadable }
}

const textOf = async (file: File) => decodeFile(new Uint8Array(await file.arrayBuffer()))

const yieldToMain = () => new Promise(resolve => setTimeout(resolve))
