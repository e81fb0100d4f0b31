import { useEffect } from 'react'
import { useShellData } from '#src/shell/shell-data.ts'

/** Follows what the servers tell of their own accord, once somebody is signed in and the first screen stands. Draws nothing. */
export function LiveUpdates() {
  const { user, company } = useShellData()
  const { id, name, avatar, groupID } = user
  const { companyId } = company

  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const quiet = whenQuiet(async () => {
      // Without its file, which is fetched with the next visit, the app is as it was when it was opened.
      const loaded = await import('./follow.ts').catch(() => undefined)
      if (!isOver) stop = loaded?.follow({ user: { id, name, avatar, groupID }, companyId })
    })
    return () => {
      isOver = true
      quiet.cancel()
      stop?.()
    }
  }, [id, name, avatar, groupID, companyId])

  return null
}

/** Calls back when the page has had time to show itself. */
function whenQuiet(run: () => void) {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: 2000 })
    return { cancel: () => cancelIdleCallback(handle) }
  }
  const timer = setTimeout(run, 500)
  return { cancel: () => clearTimeout(timer) }
}
