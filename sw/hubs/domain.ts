import { DeviceRow, defineDomain } from '#sw/server/define-domain.ts'
import type { ConnectionRow, OutgoingRow, ScheduledRow } from './define-hub.ts'

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
