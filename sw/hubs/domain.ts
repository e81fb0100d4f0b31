import { DeviceRow, defineDomain } from '#sw/server/define-domain.ts'
import type { Lang } from '#sw/server/lang.ts'

/**
 * A client of a hub. The worker can be stopped at any moment, so the whole state of the client is stored in this row.
 */
export interface ConnectionRow {
  /** The secret with which the client identifies its connection. */
  token: string
  /** The public id. */
  id: string
  hub: string
  userId: string
  lang: Lang
  /** The id of the page's service worker client; empty when there is none. */
  client: string
  /** The time of the client's last request, in ms since 1970. */
  seenAt: number
  transport?: 'poll' | 'stream' | 'socket'
  handshaken: boolean
  /** The client shows the prices of coins. */
  watchesPrices?: boolean
  /** No more messages are handled. The row is deleted after its last frames were sent. */
  closing: boolean
  /** The last poll that got a response: its mark, the id of the worker's run, and the last frame that was sent. */
  polled?: { mark: string; life: string; last: number }
  /** The hash of the last message, the id of the worker's run, and the time in ms since 1970. */
  received?: { hash: string; life: string; at: number }
}

/** A frame that waits for a poll or a stream of its connection. */
export interface OutgoingRow {
  sequence?: number
  token: string
  frame: string
}

/**
 * An event that happens for one user when it is due, on any open connection of that user. `dueAt` is in ms since 1970.
 */
export type ScheduledRow = { id: string; hub: string; userId: string; dueAt: number } & (
  | { kind: 'answer'; peerId: string; lang: Lang; text: string }
  | { kind: 'comer'; peerId: string }
  | { kind: 'news'; lang: Lang; turn: number }
  | { kind: 'prices' }
)

/** The connections of hubs, the frames that wait for them, and scheduled events. */
export const hubDomain = defineDomain({
  name: 'hubs',
  tables: {
    connections: {
      indexes: { 1: 'token, hub, [hub+userId], seenAt' },
      row: DeviceRow<ConnectionRow>(),
      device: true,
      keptByReset: true,
    },
    outgoing: {
      indexes: { 1: '++sequence, token' },
      row: DeviceRow<OutgoingRow>(),
      device: true,
      keptByReset: true,
    },
    scheduled: { indexes: { 1: 'id, [hub+userId]' }, row: DeviceRow<ScheduledRow>(), device: true },
  },
})
