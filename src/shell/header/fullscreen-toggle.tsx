import { ArrowsPointingInIcon, ArrowsPointingOutIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { toggleFullscreen, useIsFullscreen } from './fullscreen.ts'

/** Shows the app on the whole screen. */
export function FullscreenToggle({ className }: { className?: string }) {
  const { t } = useLingui()
  const isFull = useIsFullscreen()
  return (
    <IconButton
      label={isFull ? t`Leave fullscreen` : t`Fullscreen`}
      className={className}
      onClick={toggleFullscreen}
    >
      {isFull ? <ArrowsPointingInIcon /> : <ArrowsPointingOutIcon />}
    </IconButton>
  )
}
