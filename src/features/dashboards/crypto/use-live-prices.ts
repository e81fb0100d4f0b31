import { useEffect, useState } from 'react'
import { onIdle } from '#src/lib/on-idle.ts'
import { MAX_TICKS, type Tick } from './crypto-models.ts'
import type { LiveState } from './live-prices.ts'

/** Returns the prices that arrived since the screen was opened, and whether more are coming. */
export function useLivePrices(companyId: string) {
  const [ticks, setTicks] = useState<readonly Tick[]>([])
  const [state, setState] = useState<LiveState>('connecting')

  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const onTick = (tick: Tick) => setTicks(before => [...before, tick].slice(-MAX_TICKS))
    const cancel = onIdle(async () => {
      // Without this file the screen shows the prices of its load.
      const loaded = await import('./live-prices.ts').catch(() => undefined)
      if (!isOver) stop = loaded?.startLivePrices({ companyId, onTick, onState: setState })
    })
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [companyId])

  return { ticks, state }
}
