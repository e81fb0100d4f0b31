import { MagnifyingGlassMinusIcon, MagnifyingGlassPlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import type { Zoom } from './use-zoom.ts'

const FACTOR = 2

/** Zoom around the middle, for those who cannot pinch, turn a wheel or press keys. */
export function ZoomButtons({ zoom: { isZoomed, zoom } }: { zoom: Zoom }) {
  const { t } = useLingui()
  return (
    <>
      <IconButton
        label={t`Zoom out`}
        size="sm"
        aria-keyshortcuts="-"
        disabled={!isZoomed}
        onClick={() => zoom(1 / FACTOR, 0.5)}
      >
        <MagnifyingGlassMinusIcon />
      </IconButton>
      <IconButton label={t`Zoom in`} size="sm" aria-keyshortcuts="+" onClick={() => zoom(FACTOR, 0.5)}>
        <MagnifyingGlassPlusIcon />
      </IconButton>
    </>
  )
}
