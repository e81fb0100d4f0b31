import { i18n } from '@lingui/core'
import type { HubConnection } from '@microsoft/signalr'
import type { Hub } from '#src/contract/core/hubs.ts'
import { whenControlled } from './backend.ts'
import { token } from './session.ts'
import { urlOf } from './url.ts'

/** spec: product.md section 9, real-time defaults, in ms. After the last delay a connection stays closed. */
const TIMEOUTS_MS = { serverTimeout: 30_000, keepAlive: 15_000, reconnect: [0, 2000, 10_000, 30_000] }

/**
 * Returns SignalR's own connection to a hub, not yet started. Only this module loads SignalR. Rejects as
 * `whenControlled` does, and with the error of the import when SignalR cannot be loaded.
 */
export async function hubConnection(hub: Hub): Promise<HubConnection> {
  const [{ HttpTransportType, HubConnectionBuilder, LogLevel }, url] = await Promise.all([
    import('@microsoft/signalr'),
    urlOf(hub, {}),
    whenControlled(),
  ])
  return (
    new HubConnectionBuilder()
      // Long polls keep the token in a header, and survive a stop of the worker: the browser sends them again.
      .withUrl(url, {
        transport: HttpTransportType.LongPolling,
        accessTokenFactory: () => token() ?? '',
        headers: { 'Accept-Language': i18n.locale },
        withCredentials: false,
      })
      .withAutomaticReconnect(TIMEOUTS_MS.reconnect)
      .withServerTimeout(TIMEOUTS_MS.serverTimeout)
      .withKeepAliveInterval(TIMEOUTS_MS.keepAlive)
      .configureLogging(LogLevel.None)
      .build()
  )
}
