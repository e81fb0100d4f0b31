import type { Hub, MethodOf, MethodOutput, ParsedMethodInput } from '#src/contract/core/hubs.ts'
import type { ConnectionRow, ScheduledRow } from './rows.ts'

type Method<H extends Hub, M extends MethodOf<H>> = (
  input: ParsedMethodInput<H, M>,
  connection: ConnectionRow,
) => Promise<MethodOutput<H, M>>

interface Answers<H extends Hub> {
  /** What its methods, `greet` and `happen` touch besides what every hub needs; they run in one transaction. */
  tables: readonly string[]
  methods: { [M in MethodOf<H>]: Method<H, M> }
  /** A client has shaken hands. */
  greet?: (connection: ConnectionRow) => Promise<void>
  /** Something scheduled is due. */
  happen: (row: ScheduledRow) => Promise<void>
}

/** A hub with what answers it. */
export interface HubHandlers {
  hub: Hub
  tables: string[]
  methods: Record<string, (input: unknown, connection: ConnectionRow) => Promise<unknown>>
  greet?: (connection: ConnectionRow) => Promise<void>
  happen: (row: ScheduledRow) => Promise<void>
}

/** Gives every method of a hub what answers it; one that is missing is a type error. */
export const defineHubHandlers = <H extends Hub>(
  hub: H,
  { tables, methods, ...others }: Answers<H>,
): HubHandlers => ({
  hub,
  ...others,
  methods: methods as unknown as HubHandlers['methods'],
  tables: [...new Set([...tables, 'connections', 'outgoing', 'scheduled'])],
})
