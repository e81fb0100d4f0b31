import { HttpTransportType } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { scaleDelays } from '#sw/server/delay.ts'
import { issue } from '#sw/session/token.ts'
import { freshServer } from '#tests/support/server.ts'
import { startServer } from '#tests/support/servers/hub-server.ts'
import { journeys } from './journeys.ts'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  await freshServer()
  scaleDelays(0.1)
  server = await startServer()
})

afterAll(() => server.stop())

const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType

describe.each(Object.entries({ WebSockets, ServerSentEvents, LongPolling }))(
  'by %s, to the unmodified client',
  (_, transport) => {
    it.each(Object.entries(journeys))('%s', async (_, journey) =>
      journey({ transport, tokenOf: issue, urlOf: server.urlOf }),
    )
  },
)
