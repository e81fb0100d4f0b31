import { Trans, useLingui } from '@lingui/react/macro'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { outCalls } from '#src/features/goods/calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'

interface Props {
  row: TakeOut
  open: boolean
  onClose: () => void
}

/** A delivery failed: why, by one press or in words. */
export function FailDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const draft = useDraft(`fail.${row.id}`, { reason: '' }, row.version)
  const { run, isRunning } = useChange()
  const reason = draft.values.reason.trim()
  const usual = [t`Nobody at home`, t`Does not want the goods`, t`Wrong address`, t`Asked for another day`]

  async function fail() {
    const body = { ...changeOf(row), reason }
    if (!(await run(() => outCalls.fail({ params: { id: row.id }, body })))) return
    draft.drop()
    toast.success(t`Noted. The goods are still with the driver.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Not delivered: ${{ code: row.code }}`}
      footer={
        <Button
          variant="primary"
          size="lg"
          disabled={!reason}
          loading={isRunning}
          onClick={() => void fail()}
        >
          <Trans>Note the failure</Trans>
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
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
