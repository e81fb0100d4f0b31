import type { Card } from './card.ts'
import { type Line, linesOf } from './lines.ts'
import { readCard } from './read-card.ts'

/** More lines than that are no card; they are passed over, so that a hostile file costs no memory. */
const MAX_LINES = 5000

/**
 * The cards of a text one by one, so that whoever reads thousands can pause, show how far it is, or stop.
 * `undefined` stands for a card without anything in it by which it could be found.
 */
export function* readCards(text: string): Generator<Card | undefined> {
  let card: Line[] | undefined
  let depth = 0
  let before = ''

  for (const line of linesOf(text)) {
    const isMark = line.value.trim().toUpperCase() === 'VCARD'
    if (line.name === 'BEGIN' && isMark) {
      // vCard 2.1: a card within a card, of the assistant.
      if (card && before === 'AGENT') depth += 1
      else {
        // The one before had no end.
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

/** About how many cards there are, quickly. */
export const countCards = (text: string) => text.match(/^[ \t]*BEGIN:VCARD/gim)?.length ?? 0
