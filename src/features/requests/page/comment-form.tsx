import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { Request } from '#src/contract/shop/documents/request.ts'
import { requestCalls } from '#src/features/requests/request-calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'

const MAX_LENGTH = 2000

/** A comment, which the history of the request shows. */
export function CommentForm({ row }: { row: Request }) {
  const { t } = useLingui()
  const draft = useDraft(`comment.${row.id}`, { text: '' }, 0)
  const { run, isRunning } = useChange()
  const text = draft.values.text.trim()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!text) return
    const sent = draft.values
    const body = { id: crypto.randomUUID(), at: new Date().toISOString(), text }
    if (!(await run(() => requestCalls.comment({ params: { id: row.id }, body })))) return
    draft.settle(sent, 0)
    toast.success(t`The comment is in the history.`)
  }

  return (
    <Card title={<Trans>Add a comment</Trans>}>
      <form onSubmit={event => void send(event)} className={form}>
        <Field label={t`Ask back, or add something`}>
          <Textarea
            rows={2}
            maxLength={MAX_LENGTH}
            value={draft.values.text}
            onChange={event => draft.change(() => ({ text: event.target.value }))}
          />
        </Field>
        <Button type="submit" loading={isRunning} disabled={!text} className={css({ justifySelf: 'start' })}>
          <Trans>Add the comment</Trans>
        </Button>
      </form>
    </Card>
  )
}

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  paddingInline: 'card',
  paddingBlockEnd: '4',
})
