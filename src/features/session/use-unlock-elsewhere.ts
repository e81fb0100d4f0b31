import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onUnlock } from '#src/api/session-lock.ts'
import { safeRedirect } from '#src/lib/url/redirect.ts'

/** Opens the page that the user wanted when another tab unlocks the session. */
export function useUnlockElsewhere(redirectURL: string | undefined) {
  const router = useRouter()
  useEffect(
    () => onUnlock(() => void router.navigate({ href: safeRedirect(redirectURL), replace: true })),
    [router, redirectURL],
  )
}
