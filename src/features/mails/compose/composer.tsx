import { PaperAirplaneIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { AttachButton } from '#src/blocks/attachments/attach-button.tsx'
import type { Mail } from '#src/contract/mails.ts'
import { RecipientField } from '#src/features/mails/recipients/recipient-field.tsx'
import { splitContacts } from '#src/lib/mail/addresses.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Editor } from '#src/ui/editor/editor.tsx'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { css, cx } from '#styled-system/css'
import { quiet, row, rowLabel, subjectLine } from './composer-look.ts'
import { DraftConflicts } from './draft-conflicts.tsx'
import { DraftParts } from './draft-parts.tsx'
import type { MailDraft } from './reply-to.ts'
import { useAttach } from './use-attach.ts'
import { useDraft } from './use-draft.ts'
import { useDraftActions } from './use-draft-actions.tsx'

interface Props {
  start: MailDraft
  /** The draft's id, if it is stored already. */
  id: string | undefined
  /** The draft as it is on the server now. */
  stored: Mail | null | undefined
  /** The key under which it is stored on this device until the server has it. */
  name: string
  onCreated: (id: string) => void
  onClose: () => unknown
  /** Replies are shown below the mail: they use its subject and have less space. */
  isReply?: boolean
  /** Rendered before the recipients. */
  lead?: ReactNode
  className?: string
}

/** Editor for a draft: recipients, subject, text and attachments. It saves by itself. */
export function Composer({ isReply = false, lead, onClose, className, ...props }: Props) {
  const { t } = useLingui()
  const subjectId = useId()
  const editing = useDraft(props)
  const { draft, change, status, conflicts } = editing
  const { problem, isSending, send, discard } = useDraftActions(editing, onClose)
  const { attach, isAttaching } = useAttach(editing)
  const [shown, setShown] = useState({ cc: draft.cc.length > 0, bcc: draft.bcc.length > 0 })

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isAttaching) void send()
  }

  return (
    <div role="presentation" className={cx(frame, className)} onKeyDown={sendByKey}>
      <div className={row}>
        {lead}
        <RecipientField
          label={t`To`}
          autoFocus={draft.to === ''}
          contacts={splitContacts(draft.to)}
          onChange={contacts => change({ to: contacts.join(', ') })}
        />
        {!shown.cc && (
          <Button
            size="sm"
            variant="ghost"
            className={quiet}
            onClick={() => setShown({ ...shown, cc: true })}
          >
            <Trans>Cc</Trans>
          </Button>
        )}
        {!shown.bcc && (
          <Button
            size="sm"
            variant="ghost"
            className={quiet}
            onClick={() => setShown({ ...shown, bcc: true })}
          >
            <Trans>Bcc</Trans>
          </Button>
        )}
      </div>
      {shown.cc && (
        <div className={row}>
          <RecipientField
            label={t`Cc`}
            autoFocus={draft.cc.length === 0}
            contacts={draft.cc}
            onChange={cc => change({ cc })}
          />
        </div>
      )}
      {shown.bcc && (
        <div className={row}>
          <RecipientField
            label={t`Bcc`}
            autoFocus={draft.bcc.length === 0}
            contacts={draft.bcc}
            onChange={bcc => change({ bcc })}
          />
        </div>
      )}
      {!isReply && (
        <div className={row}>
          <label htmlFor={subjectId} className={rowLabel}>
            <Trans>Subject</Trans>
          </label>
          <input
            id={subjectId}
            className={subjectLine}
            value={draft.subject}
            maxLength={500}
            onChange={event => change({ subject: event.target.value })}
          />
        </div>
      )}
      <Editor
        html={draft.words}
        label={t`Text`}
        placeholder={t`Write your mail`}
        autoFocus={draft.to !== ''}
        className={text}
        onChange={words => change({ words })}
        onFiles={attach}
        tools={<AttachButton onFiles={attach} />}
        under={
          <DraftParts draft={draft} onChange={change} isAttaching={isAttaching} problem={problem}>
            <DraftConflicts conflicts={conflicts} />
          </DraftParts>
        }
        actions={
          <>
            <SaveIndicator
              saved={status === 'saved'}
              failed={status === 'failed' && conflicts.length === 0}
            />
            <Button variant="ghost" onClick={discard}>
              <Trans>Discard</Trans>
            </Button>
            <Button variant="primary" loading={isSending || isAttaching} onClick={send}>
              <Trans>Send</Trans>
              <PaperAirplaneIcon />
            </Button>
          </>
        }
      />
    </div>
  )
}

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '0' })
const text = css({ flex: '1' })
