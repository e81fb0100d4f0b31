import { colleagues } from './colleagues.ts'
import { historyWith } from './conversation/history.ts'
import { latest } from './latest.ts'

/** Begins to load the conversations, which the screen does not wait for. */
export function beginChats() {
  void colleagues.begin()
  void latest.begin()
}

/** Loads the newest messages of a conversation; an error is in its data. */
export const loadConversation = (id: string) => historyWith(id).begin()
