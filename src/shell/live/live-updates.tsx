import { useEffect } from 'react'
import { onIdle } from '#src/api/on-idle.ts'
import { useShellData } from '#src/shell/shell-data.ts'

/** Follows what the servers tell of their own accord, once somebody is signed in and the first screen stands. Draws nothing. */
export function LiveUpdates() {
  const { user, company } = useShellData()
  const { id, name, avatar, groupID } = user
  const { companyId } = company

  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const rest = onIdle(async () => {
      // Without its file, which is fetched with the next visit, the app is as it was when it was opened.
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
