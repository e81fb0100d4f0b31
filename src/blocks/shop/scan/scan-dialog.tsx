import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { CameraView } from './camera-view.tsx'

interface Props {
  open: boolean
  onClose: () => void
  onCode: (code: string) => void
}

/** Reads barcodes by the camera; the user can also type one. It stays open, so that several can be read. */
export function ScanDialog({ open, onClose, onCode }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [attempt, setAttempt] = useState(0)

  function take(code: string) {
    navigator.vibrate?.(50)
    onCode(code)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return
    take(typed.trim())
    setTyped('')
  }

  return (
    <Dialog open={open} onOpenChange={onClose} title={t`Scan a barcode`}>
      <div className={stack}>
        <CameraView key={attempt} onCode={take} onRetry={() => setAttempt(attempt + 1)} />
        <form className={row} onSubmit={submit}>
          <Field label={t`Barcode or SKU`} className={css({ flex: '1', minWidth: '0' })}>
            <Input
              autoComplete="off"
              maxLength={100}
              enterKeyHint="search"
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          </Field>
          <Button type="submit" className={css({ height: 'field' })} disabled={typed.trim() === ''}>
            <Trans>Find</Trans>
          </Button>
        </form>
      </div>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4' })
const row = css({ display: 'flex', alignItems: 'end', gap: '2' })
