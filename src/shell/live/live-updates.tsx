import { useEffect } from 'react'
import { onIdle } from '#src/lib/on-idle.ts'
import { useShellData } from '#src/shell/shell-data.ts'

/** Starts the live updates once a user is signed in and the first screen is shown. Renders nothing. */
export function LiveUpdates() {
  const { user, company } = useShellData()
  const { id, name, avatar, groupID } = user
  const { companyId } = company

  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const rest = onIdle(async () => {
      // If the file cannot be loaded, the app works without live updates until the next visit.
      const loaded = await import('./start-live-updates.ts').catch(() => undefined)
      if (!isOver) stop = loaded?.startLiveUpdates({ user: { id, name, avatar, groupID }, companyId })
    }, 2000)
    return () => {
      isOver = true
      rest()
      stop?.()
    }
  }, [id, name, avatar, groupID, companyId])

  return null
}
