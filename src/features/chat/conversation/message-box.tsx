import { PaperAirplaneIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId } from 'react'
import { AttachButton } from '#src/blocks/attachments/attach-button.tsx'
import { AttachmentList } from '#src/blocks/attachments/attachment-list.tsx'
import { draftNameOf } from '#src/features/chat/draft-name.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'
import { isTooLong, LengthHint } from './length-hint.tsx'
import { Quoted } from './quoted.tsx'
import { send } from './send.ts'
import type { useAttach } from './use-attach.ts'
import { type Draft, dropDraft, removeFile, setReply, writeDraft } from './use-draft.ts'

interface Props {
  userId: string
  peerId: string
  /** The colleague's name. */
  name: string
  draft: Draft
  files: ReturnType<typeof useAttach>
  /** The id of the field. */
  id: string
}

/** The field for a new message. Enter sends; what is not sent is kept as a draft. */
export function MessageBox({ userId, peerId, name, draft, files, id }: Props) {
  const { t } = useLingui()
  const hintId = useId()
  const draftName = draftNameOf(userId, peerId)
  const { text, attachments, replyTo, isEmpty } = draft
  const mayNotSend = isTooLong(text) || files.isAttaching

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isEmpty) document.getElementById(id)?.focus()
    if (isEmpty || mayNotSend) return
    try {
      void send({
        fromID: userId,
        toID: peerId,
        text: text.trim(),
        ...(attachments.length > 0 && { attachments }),
        ...(replyTo && { replyTo }),
      })
    } catch {
      return toast.error(t`The device is full. Your message is still in its box.`)
    }
    dropDraft(draftName)
  }

  // Enter also ends the composition of a Vietnamese word; then it does not send.
  function sendOnEnter(event: KeyboardEvent) {
    if (!isEnter(event) || event.shiftKey) return
    event.preventDefault()
    submit()
  }

  function attachPasted(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    files.attach(pasted)
  }

  return (
    <form className={frame} onSubmit={submit}>
      {replyTo && (
        <div className={reply}>
          <Quoted quote={replyTo} userId={userId} name={name} />
          <IconButton label={t`Do not reply to this message`} onClick={() => setReply(draftName, undefined)}>
            <XMarkIcon />
          </IconButton>
        </div>
      )}
      <AttachmentList
        files={attachments}
        onRemove={file => removeFile(draftName, file)}
        className={attached}
      />
      <p role="status" className={css({ srOnly: true })}>
        {files.isAttaching && <Trans>Attaching…</Trans>}
      </p>
      <LengthHint id={hintId} text={text} />
      <div className={box}>
        <AttachButton size="lg" onFiles={files.attach} />
        <Textarea
          id={id}
          rows={1}
          aria-label={t`Message to ${name}`}
          aria-describedby={hintId}
          aria-invalid={isTooLong(text) || undefined}
          placeholder={t`Write a message…`}
          value={text}
          onChange={event => writeDraft(draftName, event.target.value)}
          onKeyDown={sendOnEnter}
          onPaste={attachPasted}
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
  _print: { display: 'none' },
})
const reply = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBottom: '3',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'md',
  background: 'sunken',
})
const attached = css({ marginBottom: '3' })
const box = css({ display: 'flex', alignItems: 'flex-end', gap: '2' })
const sendButton = css({ flex: 'none', width: 'touch', height: 'touch', padding: '0' })
