import { PaperAirplaneIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { keepDraft, useDrafts } from '#src/features/chat/drafts.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { css } from '#styled-system/css'
import { isTooLong, LengthHint } from './length-hint.tsx'
import { send } from './send.ts'

interface Props {
  userId: string
  peerId: string
  /** The colleague's name. */
  name: string
  /** The id of the field. */
  id?: string | undefined
}

/** The field for a new message. Enter sends; unsent text is kept as a draft. */
export function MessageBox({ userId, peerId, name, id }: Props) {
  const { t } = useLingui()
  const text = useDrafts().get(peerId) ?? ''
  const hintId = useId()
  const mayNotSend = isTooLong(text)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (text.trim() === '' || mayNotSend) return
    try {
      void send(userId, peerId, text.trim())
    } catch {
      return toast.error(t`The device is full. Your message is still in its box.`)
    }
    keepDraft(peerId, '')
  }

  // Enter also ends the composition of a Vietnamese word; then it does not send.
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form className={frame} onSubmit={submit}>
      <LengthHint id={hintId} text={text} />
      <div className={box}>
        <Textarea
          id={id}
          rows={1}
          aria-label={t`Message to ${name}`}
          aria-describedby={hintId}
          aria-invalid={mayNotSend || undefined}
          placeholder={t`Write a message…`}
          value={text}
          onChange={event => keepDraft(peerId, event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button
          type="submit"
          variant="primary"
          aria-label={t`Send`}
          aria-describedby={hintId}
          title={t`Send`}
          disabled={mayNotSend}
          className={sendButton}
        >
          <PaperAirplaneIcon />
        </Button>
      </div>
    </form>
  )
}

const frame = css({
  flex: 'none',
  padding: '4',
  paddingBlockEnd: '[max(1rem, env(safe-area-inset-bottom))]',
  borderBlockStart: 'hairline',
})
const box = css({ display: 'flex', alignItems: 'flex-end', gap: '2' })
const sendButton = css({ flex: 'none', width: 'touch', height: 'touch', padding: '0' })
