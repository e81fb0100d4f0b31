import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { reload } from '#src/lib/reload.ts'
import { Button } from '#src/ui/button/button.tsx'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'
import { exampleOf } from './example-of.ts'
import { Json } from './json.tsx'
import type { Operation } from './operations.ts'
import { sendCall, type TriedReply } from './send-call.ts'

/** A form that sends a call as the signed-in user, and shows the reply. A write is confirmed first. */
export function TryIt({ operation }: { operation: Operation }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const confirm = useConfirm()
  const { method, parameters, body, isMultipart, id } = operation
  const [values, setValues] = useState<Record<string, string>>({})
  const [text, setText] = useState(() => (body ? JSON.stringify(exampleOf(body, true), null, 2) : ''))
  const [reply, setReply] = useState<TriedReply>()
  const [isSending, setIsSending] = useState(false)
  const { status, duration } = reply ?? {}
  const changes = method !== 'GET'

  async function send() {
    const asked = {
      title: t`Send ${id}?`,
      text: t`It can change the data of this device.`,
      action: t`Send it`,
      danger: method === 'DELETE',
    }
    if (changes && !(await confirm(asked))) return
    setIsSending(true)
    try {
      setReply(await sendCall(operation, { parameters: values, body: text }, i18n.locale))
      if (changes) await reload(router)
    } catch (error) {
      showError(error)
    } finally {
      setIsSending(false)
    }
  }

  if (isMultipart)
    return (
      <Notice>
        <Trans>This call takes a file. Try it where files are uploaded.</Trans>
      </Notice>
    )

  return (
    <form
      className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <h3 className={css({ textStyle: 'titleSm' })}>
        <Trans>Try it</Trans>
      </h3>
      {parameters.map(({ name, required }) => (
        <Field key={name} label={<span lang="en">{name}</span>} required={required}>
          <Input
            required={required}
            value={values[name] ?? ''}
            onChange={event => setValues({ ...values, [name]: event.target.value })}
          />
        </Field>
      ))}
      {body && (
        <Field label={t`Body, as JSON`}>
          <Textarea value={text} spellCheck={false} onChange={event => setText(event.target.value)} />
        </Field>
      )}
      <div>
        <Button type="submit" variant="primary" loading={isSending}>
          <Trans>Send</Trans>
        </Button>
      </div>
      <div role="status">
        {reply && (
          <p>
            <Trans>
              Status {status}, after {duration} ms
            </Trans>
          </p>
        )}
      </div>
      {reply && <Json label={t`The reply`} value={reply.text} />}
    </form>
  )
}
