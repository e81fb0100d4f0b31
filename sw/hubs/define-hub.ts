import type { Hub, MethodOf, MethodOutput, ParsedMethodInput } from '#src/contract/core/hubs.ts'
import type { Lang } from '#sw/server/lang.ts'
import type { TableName } from '#sw/storage/db.ts'

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

type Method<H extends Hub, M extends MethodOf<H>> = (
  input: ParsedMethodInput<H, M>,
  connection: ConnectionRow,
) => Promise<MethodOutput<H, M>>

interface HubDefinition<H extends Hub> {
  /** The tables that `methods`, `onHandshake` and `onDue` use, besides those of every hub. They run in one transaction. */
  tables: readonly TableName[]
  methods: { [M in MethodOf<H>]: Method<H, M> }
  /** Called after the handshake of a client. */
  onHandshake?: (connection: ConnectionRow) => Promise<void>
  /** Called for a scheduled entry that is due. */
  onDue: (row: ScheduledRow) => Promise<void>
}

/** A hub with its handlers. */
export interface HubHandlers {
  hub: Hub
  tables: TableName[]
  methods: Record<string, (input: unknown, connection: ConnectionRow) => Promise<unknown>>
  onHandshake?: (connection: ConnectionRow) => Promise<void>
  onDue: (row: ScheduledRow) => Promise<void>
}

/** Combines each method of a hub with its handler. A missing handler is a type error. */
export const defineHubHandlers = <H extends Hub>(
  hub: H,
  { tables, methods, ...others }: HubDefinition<H>,
): HubHandlers => ({
  hub,
  ...others,
  methods: methods as unknown as HubHandlers['methods'],
  tables: [...new Set<TableName>([...tables, 'connections', 'outgoing', 'scheduled'])],
})
