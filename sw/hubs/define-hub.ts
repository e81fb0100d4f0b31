import type { Hub, MethodOf, MethodOutput, ParsedMethodInput } from '#src/contract/core/hubs.ts'
import type { TableName } from '#sw/storage/db.ts'
import type { ConnectionRow, ScheduledRow } from './domain.ts'

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
