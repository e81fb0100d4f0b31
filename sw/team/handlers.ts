import { team } from '#src/contract/team.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { discard, leave, retry, status, waiting } from './store.ts'
import { waitingRows } from './waiting-rows.ts'

export const handlers = handle(team, {
  status,
  waiting,
  waitingRows,
  join: prepared(
    async ({ body, lang }) => {
      const { connect, enter } = await import('./exchange.ts')
      return { enter, joined: await connect(body, lang) }
    },
    (_, { enter, joined }) => enter(joined),
  ),
  leave: ({ body }) => leave(body.discard),
  sync: async ({ query }) => (await import('./exchange.ts')).syncAtChange(query.wait),
  devices: async () => (await import('./devices.ts')).devices(),
  online: async () => (await import('./devices.ts')).online(),
  removeDevice: async ({ body }) => (await import('./devices.ts')).removeDevice(body.device),
  retry: ({ body }) => retry(body.sequence),
  discard: ({ body }) => discard(body.sequence),
})
