import type { Lang } from '#sw/server/error-texts.ts'

/** A client of a hub. The worker may end at any moment, in the middle of an answer too, so all that is known is here. */
export interface ConnectionRow {
  /** The secret that the client names its connection by. */
  token: string
  /** What others may know it by. */
  id: string
  hub: string
  userId: string
  lang: Lang
  /** The page that connects, as the browser knows it; empty where that cannot be told. */
  client: string
  /** When the client last asked for something, in ms since 1970. */
  seenAt: number
  transport?: 'poll' | 'stream' | 'socket'
  handshaken: boolean
  /** Nothing comes any more; the row goes when what is left was taken. */
  closing: boolean
  /** The last poll that was answered: its own mark, the worker's life that answered, the last frame of the answer. */
  polled?: { mark: string; life: string; last: number }
  /** The last text that was received, by its hash. */
  received?: { hash: string; life: string; at: number }
}

/** A frame that waits for its connection to take it. */
export interface OutgoingRow {
  sequence?: number
  token: string
  frame: string
}

/** What happens on a hub later, to one user; whichever connection is open then makes it happen. */
export type ScheduledRow = { id: string; hub: string; userId: string; dueAt: number } & (
  | { kind: 'answer'; peerId: string; lang: Lang; text: string }
  | { kind: 'comer'; peerId: string }
  | { kind: 'news'; lang: Lang; turn: number }
)
