import { loadTexts } from '#src/i18n/texts.ts'
import { colleagues } from './colleagues.ts'
import { historyWith } from './conversation/history.ts'
import { latest } from './latest.ts'

/** Loads the texts, and begins to load the conversations, which the screen does not wait for. */
export function loadChats() {
  void colleagues.begin()
  void latest.begin()
  return loadTexts('chat')
}

/** Loads the newest messages of a conversation; an error is in its data. */
export const loadConversation = (id: string) => historyWith(id).begin()
