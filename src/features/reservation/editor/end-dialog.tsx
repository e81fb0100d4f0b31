import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { calls } from '#src/features/reservation/calls.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  row: Reservation
  /** How it ends. */
  as: 'no-show' | 'cancelled'
  open: boolean
  onClose: () => void
}

/** A reservation does not take place: it is cancelled, or nobody came. What becomes of its deposit? */
export function EndDialog({ row, as, open, onClose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const { run, isRunning } = useChange()
  const isCancelled = as === 'cancelled'
  const [deposit, setDeposit] = useState<'returned' | 'kept'>(isCancelled ? 'returned' : 'kept')
  const amount = formatMoney(row.deposit, formats)

  async function end() {
    const call = isCancelled ? calls.cancel : calls.noShow
    if (!(await run(() => call({ params: { id: row.id }, body: { ...changeOf(row), deposit } })))) return
    toast.success(isCancelled ? t`The reservation is cancelled.` : t`Noted: nobody came.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      role="alertdialog"
      onOpenChange={onClose}
      title={isCancelled ? t`Cancel ${{ code: row.code }}?` : t`Nobody came for ${{ code: row.code }}?`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep the reservation</Trans>
          </Button>
          <Button variant="danger" loading={isRunning} onClick={() => void end()}>
            {isCancelled ? <Trans>Cancel the reservation</Trans> : <Trans>Nobody came</Trans>}
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <p>
          <Trans>The time is free for others again. The reservation stays in the list.</Trans>
        </p>
        {row.depositState === 'held' && (
          <RadioGroup
            legend={<Trans>The deposit of {amount}</Trans>}
            value={deposit}
            onChange={setDeposit}
            options={[
              { value: 'returned', label: t`Pay it back` },
              { value: 'kept', label: t`Keep it` },
            ]}
          />
        )}
      </div>
    </Dialog>
  )
}
