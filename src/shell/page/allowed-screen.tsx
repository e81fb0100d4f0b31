import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useCanOpen } from '#src/api/rights.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const NotAllowed = lazyWithRetry(() => import('./not-allowed.tsx').then(module => module.NotAllowed))

/**
 * Shows the screen as long as the user may view it. An open screen closes with a notice when the right is taken away;
 * its fields have stored the typed text as drafts.
 */
export function AllowedScreen({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const path = useMatches({ select: matches => matches.at(-1)?.pathname ?? '' })
  const isAllowed = useCanOpen()(path)
  const lastAllowed = useRef('')

  useEffect(() => {
    if (isAllowed) lastAllowed.current = path
    else if (lastAllowed.current === path) {
      lastAllowed.current = ''
      toast.error(t`You may no longer see this screen. What you typed is kept on this device.`)
    }
  }, [isAllowed, path, t])

  return isAllowed ? (
    children
  ) : (
    <Suspense>
      <NotAllowed />
    </Suspense>
  )
}
