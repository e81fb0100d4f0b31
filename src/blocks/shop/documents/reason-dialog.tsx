import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { useChange } from './use-change.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  /** The reason is kept under this name until the step is done. */
  name: string
  version: number
  title: string
  /** The label of the button. */
  action: string
  /** The reasons that one press chooses. */
  usual: readonly string[]
  /** Above the reasons. */
  notice?: ReactNode
  /** Runs the step with a reason that is not empty. */
  run: (reason: string) => Promise<unknown>
  onDone: () => void
  open: boolean
  onClose: () => void
}

/** Asks for the reason of a step: by one press, or in words. */
export function ReasonDialog({
  name,
  version,
  title,
  action,
  usual,
  notice,
  run,
  onDone,
  open,
  onClose,
}: Props) {
  const { t } = useLingui()
  const draft = useDraft(name, { reason: '' }, version)
  const change = useChange()
  const reason = draft.values.reason.trim()

  async function finish() {
    if ((await change.run(() => run(reason))) === undefined) return
    draft.drop()
    onDone()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      footer={
        <Button
          variant="primary"
          size="lg"
          disabled={reason === ''}
          loading={change.isRunning}
          onClick={() => void finish()}
        >
          {action}
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        {notice}
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
