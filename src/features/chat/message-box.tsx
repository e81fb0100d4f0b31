import { PaperAirplaneIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/unsent-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { css } from '#styled-system/css'
import { send } from './send.ts'

/** The field for a new message. Enter sends; unsent text is kept as a draft. */
export function MessageBox({ userId, peerId, name }: { userId: string; peerId: string; name: string }) {
  const { t } = useLingui()
  const [text, setText] = useState(() => loadUnsentText(peerId))
  const isEmpty = text.trim() === ''

  function change(next: string) {
    setText(next)
    saveUnsentText(peerId, next)
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isEmpty) return
    try {
      void send(userId, peerId, text.trim())
    } catch {
      return toast.error(t`The device is full. Your message is still in its box.`)
    }
    setText('')
    dropUnsentText(peerId)
  }

  // Enter also ends the composition of a Vietnamese word; then it does not send.
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form className={box} onSubmit={submit}>
      <Textarea
        rows={1}
        maxLength={4000}
        aria-label={t`Message to ${name}`}
        placeholder={t`Write a message…`}
        value={text}
        onChange={event => change(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" variant="primary" aria-label={t`Send`} title={t`Send`} className={sendButton}>
        <PaperAirplaneIcon />
      </Button>
    </form>
  )
}

const box = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2',
  padding: '4',
  paddingBlockEnd: '[max(1rem, env(safe-area-inset-bottom))]',
  borderBlockStart: 'hairline',
})
const sendButton = css({ flex: 'none', width: 'touch', height: 'touch', padding: '0' })
