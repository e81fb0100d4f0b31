import { ArrowsPointingInIcon, ArrowsPointingOutIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'

/** Gives the whole screen to the app, where the browser can. */
export function FullscreenToggle({ className }: { className: string }) {
  const { t } = useLingui()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null

  return (
    <IconButton label={isFull ? t`Leave fullscreen` : t`Fullscreen`} className={className} onClick={toggle}>
      {isFull ? <ArrowsPointingInIcon /> : <ArrowsPointingOutIcon />}
    </IconButton>
  )
}

const toggle = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
