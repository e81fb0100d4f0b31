import type * as v from 'valibot'
import type { connectionStates } from '#src/contract/team.ts'
import { team } from '#src/contract/team.ts'
import type { PushedRequest } from '#src/contract/team-wire.ts'
import { DeviceRow, defineDomain } from '#sw/server/define-domain.ts'

export type ConnectionState = (typeof connectionStates)[number]

/** The team of this device; the only row has the id `team`. Times are in ms since 1970. */
export interface TeamRow {
  id: string
  address: string
  name: string
  device: string
  token: string
  /** The public key of the server's tokens, as a JSON Web Key. */
  key: object
  /** What the codes of this device begin with. */
  prefix: string
  /** The version of the team up to which its rows were pulled. */
  cursor: number
  /** Which tables the team gave at the last pull of all rows. */
  rights?: string
  state: ConnectionState
  syncedAt: number
  /** The browser may send what waits while no page is open. Set while writes wait without a network, until sign-out. */
  inBackground?: boolean
}

/** A write that the team does not have, or whose rows were not pulled yet. */
export interface OutboxRow extends Omit<v.InferOutput<typeof PushedRequest>, 'sequence' | 'body'> {
  sequence?: number
  /** JSON as it was sent, or the bytes of a form. */
  body: string | Uint8Array | null
  state: 'waiting' | 'refused' | 'done'
  /** The ids of the shadows of the rows that it has changed. */
  touched: string[]
  /** How often the server has failed to run it. */
  tries: number
  status?: number
  message?: string
  /** The version of the team that contains it. */
  version?: number
}

/** A row as the team has it, while a write of this device that changed it waits. `doc` is null for a missing row. */
export interface ShadowRow {
  /** `shadowId` of the table and the key. */
  id: string
  table: string
  key: string | number | (string | number)[]
  doc: object | null
}

/** Several devices with the same data: the outbox of this device, and the rows of the team below it. */
export const teamDomain = defineDomain({
  name: 'team',
  contract: team,
  handlers: { '/api/common/team': () => import('./handlers.ts') },
  // A discarded write gives back the rows of any table.
  alsoWrites: 'all',
  tables: {
    team: { indexes: { 3: 'id' }, row: DeviceRow<TeamRow>(), device: true, keptByReset: true },
    outbox: {
      indexes: { 3: '++sequence, state' },
      row: DeviceRow<OutboxRow>(),
      device: true,
      keptByReset: true,
    },
    shadows: { indexes: { 3: 'id' }, row: DeviceRow<ShadowRow>(), device: true, keptByReset: true },
  },
})
