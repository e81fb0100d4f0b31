import { connect } from '#src/api/hub.ts'
import { maxHub } from '#src/contract/core/hubs.ts'
import type { Tick } from './crypto-models.ts'

export type LiveState = 'live' | 'connecting' | 'paused'

interface Options {
  companyId: string
  onTick: (tick: Tick) => void
  onState: (state: LiveState) => void
}

/**
 * Gets the prices of the forecast service while the tab is visible. After the worker was stopped, the connection is
 * made again and the prices go on. Returns a function that stops it.
 */
export function startLivePrices({ companyId, onTick, onState }: Options): () => void {
  let close: (() => void) | undefined

  function open() {
    const hub = connect(maxHub)
    const stops = [
      // spec: real-time messages apply only when their merchantID matches the user's company
      hub.on('forecast-prices', ({ merchantID, time, items }) => {
        if (merchantID !== companyId) return
        onTick({
          time: Date.parse(time),
          prices: Object.fromEntries(items.map(({ iso, price }) => [iso, price])),
        })
      }),
      hub.onConnected(() => void hub.invoke('watchPrices', true).catch(() => undefined)),
      hub.subscribe(tell),
    ]
    // Without a network the service sends nothing, although the connection to the worker stays.
    const ended = new AbortController()
    for (const event of ['online', 'offline']) addEventListener(event, tell, ended)
    function tell() {
      if (!navigator.onLine) onState('paused')
      else onState(hub.state() === 'connected' ? 'live' : 'connecting')
    }
    tell()
    return () => {
      ended.abort()
      for (const stop of stops) stop()
      void hub.close().catch(() => undefined)
    }
  }

  function follow() {
    if (document.hidden === !close) return
    if (document.hidden) {
      close?.()
      close = undefined
      onState('paused')
    } else close = open()
  }

  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close?.()
  }
}
