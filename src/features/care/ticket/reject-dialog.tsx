import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careCalls } from '#src/features/care/calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'

interface Props {
  row: CareTicket
  open: boolean
  onClose: () => void
}

/** It is not repaired: why, by one press or in words. */
export function RejectDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const draft = useDraft(`careReject.${row.id}`, { reason: '' }, row.version)
  const { run, isRunning } = useChange()
  const reason = draft.values.reason.trim()
  const usual = [t`The customer does not want it`, t`It cannot be repaired`, t`No parts to be had`]

  async function reject() {
    const body = { ...changeOf(row), reason }
    if (!(await run(() => careCalls.reject({ params: { id: row.id }, body })))) return
    draft.drop()
    toast.success(t`Noted. It can be returned unrepaired.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Do not repair ${{ code: row.code }}`}
      footer={
        <Button
          variant="primary"
          size="lg"
          disabled={reason === ''}
          loading={isRunning}
          onClick={() => void reject()}
        >
          <Trans>Do not repair</Trans>
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        {row.parts.length > 0 && (
          <Notice tone="info">
            <Plural
              value={row.parts.length}
              one="The part goes back into the stock."
              other="The # parts go back into the stock."
            />
          </Notice>
        )}
        <div className={css({ display: 'grid', gap: '2' })}>
          {usual.map(words => (
            <Button
              key={words}
              size="lg"
              variant={words === reason ? 'soft' : 'secondary'}
              aria-pressed={words === reason}
              onClick={() => draft.change(() => ({ reason: words }))}
            >
              {words}
            </Button>
          ))}
        </div>
        <Field label={t`Reason`} required>
          <Textarea
            maxLength={200}
            value={draft.values.reason}
            onChange={event => draft.change(() => ({ reason: event.target.value }))}
          />
        </Field>
      </div>
    </Dialog>
  )
}
