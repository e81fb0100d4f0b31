import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { CameraView } from './camera-view.tsx'
import { useFindCode } from './use-find-code.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** Finds a product by its barcode, which the camera reads or the user types. */
export function ScanDialog({ open, onClose }: Props) {
  const { t } = useLingui()
  const findCode = useFindCode()
  const [typed, setTyped] = useState('')
  const [attempt, setAttempt] = useState(0)

  async function find(code: string) {
    navigator.vibrate?.(50)
    await findCode(code)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '') void find(typed.trim())
  }

  return (
    <Dialog open={open} onOpenChange={onClose} title={t`Scan a barcode`}>
      <div className={stack}>
        <CameraView key={attempt} onCode={code => void find(code)} onRetry={() => setAttempt(attempt + 1)} />
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
