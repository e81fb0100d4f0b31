import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { jpegOf } from '#src/blocks/shop/photos/store-photo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { SignaturePad } from './signature-pad.tsx'

interface Props {
  open: boolean
  isStoring: boolean
  onClose: () => void
  /** Called with the picture of the signature. */
  onSigned: (file: File) => Promise<void>
}

/** The receiver signs with a finger, a pen or the mouse. Who has none of them takes a photo instead. */
export function SignatureDialog({ open, isStoring, onClose, onSigned }: Props) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isSigned, setIsSigned] = useState(false)
  const [cleared, setCleared] = useState(0)

  function clear() {
    setIsSigned(false)
    setCleared(cleared + 1)
  }

  async function keep() {
    if (canvas.current) await onSigned(jpegOf(canvas.current.toDataURL('image/jpeg', 0.85)))
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="lg"
      title={t`Signature of the receiver`}
      footer={
        <>
          <Button disabled={!isSigned} onClick={clear}>
            <Trans>Clear</Trans>
          </Button>
          <Button variant="primary" disabled={!isSigned} loading={isStoring} onClick={() => void keep()}>
            <Trans>Keep the signature</Trans>
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '3' })}>
        <SignaturePad
          key={cleared}
          ref={canvas}
          label={isSigned ? t`Field for the signature: signed` : t`Field for the signature: empty`}
          onDraw={() => setIsSigned(true)}
        />
        <p className={css({ textStyle: 'caption', color: 'muted' })}>
          <Trans>
            Sign in the field with a finger, a pen or the mouse. Without them, close this and take a photo.
          </Trans>
        </p>
      </div>
    </Dialog>
  )
}
