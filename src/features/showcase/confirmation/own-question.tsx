import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { CodeBlock } from '#src/features/showcase/page/code-block.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { confirmCode, type Question } from './confirm-code.ts'

/** A question of the reader's own: the fields change the dialog and its code. */
export function OwnQuestion() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [answer, setAnswer] = useState<boolean>()
  const [question, setQuestion] = useState<Question>({
    title: t`Remove the contact?`,
    text: t`Its messages and orders stay.`,
    action: t`Remove`,
    danger: true,
    dismissible: false,
    withCancel: true,
  })
  const change = (part: Partial<Question>) => setQuestion({ ...question, ...part })

  async function ask() {
    const { title, text, action, danger, dismissible, withCancel } = question
    setAnswer(
      await confirm({ title, text, action, danger, dismissible, ...(!withCancel && { cancel: false }) }),
    )
  }

  return (
    <div className={stack}>
      <Field label={t`Title`}>
        <Input value={question.title} onChange={event => change({ title: event.target.value })} />
      </Field>
      <Field label={t`Explanation`}>
        <Input value={question.text} onChange={event => change({ text: event.target.value })} />
      </Field>
      <Field label={t`The button that goes on`} hint={t`Its action, never “OK”.`}>
        <Input value={question.action} onChange={event => change({ action: event.target.value })} />
      </Field>
      <Switch checked={question.danger} onChange={event => change({ danger: event.target.checked })}>
        <Trans>It deletes for good</Trans>
      </Switch>
      <Switch
        checked={question.dismissible}
        onChange={event => change({ dismissible: event.target.checked })}
      >
        <Trans>A click beside it closes it</Trans>
      </Switch>
      <Switch checked={question.withCancel} onChange={event => change({ withCancel: event.target.checked })}>
        <Trans>With a Cancel button</Trans>
      </Switch>
      <div>
        <Button variant="primary" onClick={() => void ask()}>
          <Trans>Ask</Trans>
        </Button>
      </div>
      <p role="status">
        {answer === true && <Trans>The answer is yes.</Trans>}
        {answer === false && <Trans>The answer is no.</Trans>}
      </p>
      <CodeBlock code={confirmCode(question)} label={t`The code of this question`} />
    </div>
  )
}
