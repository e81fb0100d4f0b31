import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { isComplete } from '#src/device/import-chunk.ts'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { css } from '#styled-system/css'
import { beginSample, shownProgress, watchSample } from './run-sample.ts'

interface Props {
  /** The screen does not need the sample: it is prepared in the background, after the files of the app. */
  isBackground?: boolean
}

/**
 * Loads the sample of the shop when a screen of the shop is first opened, and shows its progress. It is empty when the
 * sample is complete. The route loads the texts of `shop`.
 */
export function ShopSample({ isBackground = false }: Props) {
  const { t } = useLingui()
  const progress = useSyncExternalStore(watchSample, shownProgress)
  useEffect(() => {
    if (!isBackground || isComplete()) return beginSample()
    addEventListener('complete-app', beginSample)
    return () => removeEventListener('complete-app', beginSample)
  }, [isBackground])
  if (!progress) return null
  return (
    <div role="status" className={bar}>
      <span>
        <Trans>The sample’s six months of sales, stock and money are being posted.</Trans>
      </span>
      <ProgressBar label={t`Days of the sample posted`} value={progress.done / progress.total} />
    </div>
  )
}

// Above the screen, so that nothing moves under a finger when it appears or ends, and without a way to catch a press.
const bar = css({
  position: 'fixed',
  insetInline: '3',
  marginInline: 'auto',
  insetBlockEnd: { base: '[calc(5.5rem + env(safe-area-inset-bottom))]', md: '5' },
  zIndex: 'fab',
  display: 'grid',
  gap: '2',
  width: 'pane.popover',
  maxWidth: '[calc(100vw - 1.5rem)]',
  padding: '3',
  borderRadius: 'md',
  boxShadow: '[{shadows.lg}, {shadows.hairline}]',
  background: 'raised',
  textStyle: 'caption',
  color: 'muted',
  pointerEvents: 'none',
  _print: { display: 'none' },
})
