import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { Request } from '#src/contract/shop/documents/request.ts'
import { requestCalls } from '#src/features/requests/request-calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'

interface Props {
  kind: 'approve' | 'reject'
  row: Request
  open: boolean
  onClose: () => void
}

const MAX_LENGTH = 2000

/** The answer to a request with a comment, which a refusal needs. */
export function DecideDialog({ kind, row, open, onClose }: Props) {
  const { t } = useLingui()
  const formId = useId()
  const draft = useDraft(`${kind}.${row.id}`, { comment: '' }, row.version)
  const { run, isRunning, refusal } = useChange(['conflict', 'wrongState'])
  const comment = draft.values.comment.trim()
  const isApproval = kind === 'approve'

  async function decide(event: FormEvent) {
    event.preventDefault()
    if (!isApproval && !comment) return
    const call = isApproval ? requestCalls.approve : requestCalls.reject
    const body = { ...changeOf(row), comment }
    if (!(await run(() => call({ params: { id: row.id }, body })))) return
    draft.drop()
    toast.success(isApproval ? t`The request is approved.` : t`The request is rejected.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={isApproval ? t`Approve the request` : t`Reject the request`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isApproval ? 'primary' : 'danger'}
            disabled={!isApproval && !comment}
            loading={isRunning}
          >
            {isApproval ? <Trans>Approve</Trans> : <Trans>Reject</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void decide(event)} className={css({ display: 'grid', gap: '4' })}>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <Field
          label={t`Your comment`}
          required={!isApproval}
          hint={
            isApproval ? (
              <Trans>If there is something to add. The colleague reads it.</Trans>
            ) : (
              <Trans>Say why. The colleague reads it.</Trans>
            )
          }
        >
          <Textarea
            autoFocus
            data-autofocus
            rows={3}
            maxLength={MAX_LENGTH}
            value={draft.values.comment}
            onChange={event => draft.change(() => ({ comment: event.target.value }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
