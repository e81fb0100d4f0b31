import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'
import { type CameraState, readBarcodes } from './read-barcodes.ts'

interface Props {
  onCode: (code: string) => void
  onRetry: () => void
}

/** The picture of the camera, or why there is none. */
export function CameraView({ onCode, onRetry }: Props) {
  const { t } = useLingui()
  // State, not a ref: the camera starts once the element exists.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [state, setState] = useState<CameraState>('starting')
  const report = useEffectEvent(onCode)
  const problem = useProblem(state)
  useEffect(
    () => (video ? readBarcodes(video, { onCode: code => report(code), onState: setState }) : undefined),
    [video],
  )
  const isShown = state === 'starting' || state === 'looking'

  return (
    <>
      {isShown && (
        <div className={frame}>
          <video ref={setVideo} muted playsInline aria-label={t`Picture of the camera`} className={picture} />
          <span aria-hidden="true" className={line} />
        </div>
      )}
      <p role="status" className={css({ color: 'muted', textAlign: 'center' })}>
        {state === 'starting' && <Trans>Starting the camera…</Trans>}
        {state === 'looking' && <Trans>Hold the barcode in front of the camera.</Trans>}
      </p>
      {problem && (
        <Notice
          tone="warning"
          title={problem.title}
          action={
            state !== 'unsupported' && (
              <Button size="sm" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )
          }
        >
          {problem.text}
        </Notice>
      )}
    </>
  )
}

function useProblem(state: CameraState): { title: ReactNode; text: ReactNode } | undefined {
  switch (state) {
    case 'unsupported':
      return {
        title: <Trans>This browser cannot read barcodes</Trans>,
        text: (
          <Trans>
            Chrome on Android and on a Mac can. A barcode scanner works here too: scan while no field has the
            focus. Or type the code below.
          </Trans>
        ),
      }
    case 'refused':
      return {
        title: <Trans>The camera may not be used</Trans>,
        text: <Trans>Allow it for this page in the address bar or in the settings of the browser.</Trans>,
      }
    case 'missing':
      return {
        title: <Trans>This device has no camera</Trans>,
        text: <Trans>Connect one, or type the code below.</Trans>,
      }
    case 'failed':
      return {
        title: <Trans>The camera does not start</Trans>,
        text: <Trans>Another program may be using it. Close that one and try again.</Trans>,
      }
    default:
      return undefined
  }
}

const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'lg',
  background: '[black]',
  aspectRatio: '[4 / 3]',
  maxHeight: '[50dvh]',
  width: 'full',
})
const picture = css({ display: 'block', width: 'full', height: 'full', objectFit: 'cover' })
/** The height at which a barcode is read best. */
const line = css({
  position: 'absolute',
  insetInline: '[12%]',
  insetBlockStart: '[50%]',
  height: '0.5',
  background: 'danger.solid',
  borderRadius: 'full',
})
