import type { Card } from './card.ts'
import { type Line, linesOf } from './lines.ts'
import { readCard } from './read-card.ts'

/** A card with more lines is skipped, so that a hostile file needs little memory. */
const MAX_LINES = 5000

/**
 * Yields the cards of a text one by one, so that an import of thousands can pause, show its progress, or stop. Yields
 * `undefined` for a card without a name, number or address.
 */
export function* readCards(text: string): Generator<Card | undefined> {
  let card: Line[] | undefined
  let depth = 0
  let before = ''

  for (const line of linesOf(text)) {
    const isMark = line.value.trim().toUpperCase() === 'VCARD'
    if (line.name === 'BEGIN' && isMark) {
      // vCard 2.1: a card of an assistant inside a card.
      if (card && before === 'AGENT') depth += 1
      else {
        // The previous card had no end.
        if (card) yield readCard(card)
        card = []
        depth = 0
      }
    } else if (line.name === 'END' && isMark) {
      if (depth > 0) depth -= 1
      else if (card) {
        yield readCard(card)
        card = undefined
      }
    } else if (card && depth === 0 && card.length < MAX_LINES) card.push(line)
    before = line.name
  }
  if (card) yield readCard(card)
}

/** Returns the approximate number of cards. It is fast. */
export const countCards = (text: string) => text.match(/^[ \t]*BEGIN:VCARD/gim)?.length ?? 0
