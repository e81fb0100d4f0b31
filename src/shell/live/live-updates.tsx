import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isInTeam } from '#src/device/in-team.ts'
import { watchOpenRows } from '#src/features/team/open/watch-open-rows.ts'
import { onIdle } from '#src/lib/on-idle.ts'
import { useAppBadge } from '#src/shell/inbox/use-app-badge.ts'
import { useShellData } from '#src/shell/shell-data.ts'

/** Shows the badge of the app, and starts the live updates once a user is signed in and the first screen is shown. In a team, tells what others change. */
export function LiveUpdates() {
  useAppBadge()
  const router = useRouter()
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

  useEffect(() => (isInTeam() ? watchOpenRows(() => router.state.matches) : undefined), [router])

  return null
}
