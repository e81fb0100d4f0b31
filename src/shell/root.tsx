import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { completeInstall, register } from '#src/api/backend.ts'
import { watchForUpdates } from '#src/device/update.ts'
import { Toasts } from '#src/ui/toast.tsx'
import { followLocale } from './follow-locale.ts'
import { LoadingBar } from './parts/loading-bar.tsx'
import { useFocusOnNewScreen } from './use-focus-on-new-screen.ts'

/** What every page has, signed in or not. */
export function Root() {
  useFocusOnNewScreen()
  useEffect(start, [])

  return (
    <>
      <LoadingBar />
      <Outlet />
      <Toasts />
    </>
  )
}

let started = false

/** After the first paint, and once. */
function start() {
  if (started) return
  started = true
  followLocale()
  register()
    .then(completeInstall)
    .catch(() => {
      // Whoever calls the API is told.
    })
  void watchForUpdates()
}
