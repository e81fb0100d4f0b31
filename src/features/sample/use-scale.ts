import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { client } from '#src/api/client.ts'
import { broadcastInvalidation } from '#src/api/invalidation.ts'
import { type SampleProgress, type Scale, sample } from '#src/contract/sample.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'

const api = client(sample)

/** Fills the sample up, second by second, for as long as the screen is there. What is left goes on the next time. */
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

  async function fill(count: Scale): Promise<void> {
    const now = await api.scale({ body: { count } })
    setLive(now)
    if (isWanted.current && now.scale && now.scale.done < now.scale.total) return fill(count)
  }

  async function start(count: Scale) {
    isWanted.current = true
    setIsRunning(true)
    await fill(count).catch(error => showError(error, t`The rest was not written. Try again.`))
    // The endpoint writes bit by bit and says nothing of itself, so that no screen reloads a hundred times.
    await broadcastInvalidation(['contacts', 'products', 'mails', 'tasks', 'search'])
    setIsRunning(false)
    setLive(undefined)
  }

  const stop = () => {
    isWanted.current = false
  }

  return { live, isRunning, start, stop }
}
