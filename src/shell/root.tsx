import { t } from '@lingui/core/macro'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startWorker } from '#src/api/backend.ts'
import { watchInstall } from '#src/device/install-prompt.ts'
import { reloadOnTakeover } from '#src/device/update.ts'
import { activate, i18n, rememberedLocale } from '#src/i18n/activate.ts'
import { afterFirstPaint } from '#src/lib/after-first-paint.ts'
import { onIdle } from '#src/lib/on-idle.ts'
import { reload } from '#src/lib/reload.ts'
import { onImportFailed } from '#src/lib/retry-import.ts'
import { Toasts, toast } from '#src/ui/feedback/toast.tsx'
import { ReadinessNotice } from './device/readiness-notice.tsx'
import { StorageProblemLayer } from './device/storage-problem-layer.tsx'
import { LoadingBar } from './page/loading-bar.tsx'
import { useFocusOnNewScreen } from './page/use-focus-on-new-screen.ts'

/** The parts of every page, signed in or not. */
export function Root() {
  useFocusOnNewScreen()
  const router = useRouter()
  useEffect(() => start(() => void reload(router)), [router])

  return (
    <>
      <LoadingBar />
      <StorageProblemLayer>
        <Outlet />
      </StorageProblemLayer>
      <ReadinessNotice />
      <Toasts />
    </>
  )
}

let started = false

/** After the first paint, once. */
function start(reload: () => void) {
  if (started) return
  started = true
  followLocale(reload)
  watchInstall()
  onImportFailed(() =>
    toast.error(t`This part of the app is not on the device yet. It comes with the network.`),
  )
  reloadOnTakeover()
  afterFirstPaint(() =>
    onIdle(() => {
      startWorker().catch(() => {
        // Each API call reports this too.
      })
    }),
  )
}

/**
 * Follows the language that is chosen in another tab. Calls back after each change, because the server returns texts
 * too.
 */
function followLocale(changed: () => void) {
  addEventListener('storage', () => {
    const locale = rememberedLocale()
    if (locale !== i18n.locale) void activate(locale)
  })
  i18n.on('change', changed)
}
