import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { AttachmentList } from '#src/blocks/attachments/attachment-list.tsx'
import type { Mail } from '#src/contract/mails.ts'
import { mailMoment } from '#src/features/mails/list/mail-date.ts'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { mailboxLink } from '#src/features/mails/mailbox/mailbox.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { personOf } from '#src/lib/mail/addresses.ts'
import { isHtml, textOf } from '#src/lib/text/html-text.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { MailBody } from './mail-body.tsx'

/** Characters: more than a folded mail shows. */
const MAX_EXCERPT = 200

/** Other mails of a conversation. Each is folded to one line; at the end of a conversation, the newest is open. */
export function ThreadMails({ mails, isEnd = false }: { mails: readonly Mail[]; isEnd?: boolean }) {
  const { t } = useLingui()
  if (mails.length === 0) return null
  return (
    <ol aria-label={isEnd ? t`Later mails of the conversation` : t`Earlier mails of the conversation`}>
      {mails.map((mail, index) => (
        <ThreadMail key={mail.id} mail={mail} startsOpen={isEnd && index === mails.length - 1} />
      ))}
    </ol>
  )
}

function ThreadMail({ mail: stored, startsOpen }: { mail: Mail; startsOpen: boolean }) {
  const { at } = useMailList()
  const { withPendingChanges, update } = useMails()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(startsOpen)
  const mail = withPendingChanges(stored)
  const { name } = personOf(mail.from.contact)

  const read = useEffectEvent(() => {
    if (mail.unread) void update([mail], { unread: false })
  })
  useEffect(() => {
    if (isOpen) read()
  }, [isOpen])

  return (
    <li className={item}>
      <button type="button" aria-expanded={isOpen} className={line} onClick={() => setOpen(!isOpen)}>
        <Avatar decorative size="sm" name={name} image={mail.from.avatar} />
        <strong className={who}>{name}</strong>
        <span className={words}>{!isOpen && excerptOf(mail)}</span>
        <time dateTime={mail.date} className={date}>
          {mailMoment(new Date(mail.date), at, formats)}
        </time>
      </button>
      {isOpen && (
        <div className={body}>
          <MailBody mail={mail} />
          <AttachmentList files={mail.attachments} />
          <p>
            <Link
              {...mailboxLink({ kind: 'folder', slug: 'all' }, mail.id)}
              search={({ compose }) => ({ compose })}
              className={link()}
            >
              <Trans>Open this mail</Trans>
            </Link>
          </p>
        </div>
      )}
    </li>
  )
}

function excerptOf({ content }: Mail) {
  const text = isHtml(content) ? textOf(content, { limit: MAX_EXCERPT }) : content.slice(0, MAX_EXCERPT)
  return text.replace(/\s+/g, ' ')
}

const item = css({ borderBlockEnd: 'hairline' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'touch',
  paddingBlock: '1.5',
  borderRadius: 'md',
  textAlign: 'start',
  _hover: { background: 'hover' },
})
const who = css({ flex: 'none', maxWidth: '[40%]', truncate: true })
const words = css({ flex: '1', minWidth: '0', truncate: true, textStyle: 'caption', color: 'subtle' })
const date = css({
  flex: 'none',
  textStyle: 'caption',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
})
const body = css({ display: 'grid', gap: '4', paddingBlock: '3' })
