import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { client } from '#src/api/client.ts'
import { broadcastInvalidation } from '#src/api/invalidation.ts'
import { everything } from '#src/contract/backup.ts'
import { type SampleProgress, type Scale, sample } from '#src/contract/sample.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'

const api = client(sample)

/** Adds sample rows step by step while the screen is open. The next visit continues an unfinished job. */
export function useScale() {
  const { t } = useLingui()
  const [live, setLive] = useState<SampleProgress>()
  const [isRunning, setIsRunning] = useState(false)
  const isWanted = useRef(false)
  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )

  async function fill(count: Scale, withShop: boolean): Promise<void> {
    const now = await api.scale({ body: { count, withShop } })
    setLive(now)
    if (isWanted.current && now.scale && now.scale.done < now.scale.total) return fill(count, withShop)
  }

  async function start(count: Scale, withShop: boolean) {
    isWanted.current = true
    setIsRunning(true)
    await fill(count, withShop).catch(error => showError(error, t`The rest was not written. Try again.`))
    // The endpoint writes in steps and does not invalidate, so that screens do not reload a hundred times.
    await broadcastInvalidation(everything)
    setIsRunning(false)
    setLive(undefined)
  }

  const stop = () => {
    isWanted.current = false
  }

  return { live, isRunning, start, stop }
}
