import { BookmarkIcon, ClockIcon, PaperClipIcon } from '@heroicons/react/16/solid'
import { PencilIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import type { ListedMail } from '#src/contract/mails.ts'
import { LabelTag } from '#src/features/mails/labels/label-look.tsx'
import { isAsleep, mailboxLink } from '#src/features/mails/mailbox/mailbox.ts'
import { useTitles } from '#src/features/mails/mailbox/use-titles.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { personOf } from '#src/lib/mail/addresses.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { RowCheckbox, SelectedText } from '#src/ui/lists/row-selection.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { HighlightWords } from '#src/ui/text/highlight-words.tsx'
import { isOutgoing, recipientsOf } from './correspondents.ts'
import { excerptOf } from './excerpt.ts'
import { mailDate } from './mail-date.ts'
import * as look from './mail-row-look.ts'
import { StarToggle } from './star-toggle.tsx'
import { useMailList } from './use-mail-list.ts'

/**
 * A mail in the list. A click on the row opens the mail; a click on its picture, or with Ctrl, ⌘ or Shift, selects it.
 */
export function MailRow({ mail }: { mail: ListedMail }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { mailbox, at, search, openId, list, selection } = useMailList()
  const { labels } = useMails()
  const { ofLabel } = useTitles()
  const { q } = search
  const { id, unread } = mail
  const who = useCorrespondent(mail)
  const { name } = who
  const subject = mail.subject || t`(no subject)`
  const isSelected = selection.isSelected(id)

  return (
    <li
      {...list.rowProps(id)}
      className={look.row({ isChosen: isSelected || id === openId, isUnread: unread })}
    >
      <Link
        {...(mail.folder === 'drafts' ? mailboxLink(mailbox) : mailboxLink(mailbox, id))}
        {...list.linkProps(id)}
        search={previous => ({
          ...previous,
          reply: undefined,
          ...(mail.folder === 'drafts' && { compose: id, to: undefined }),
        })}
        resetScroll={false}
        preload={false}
        aria-label={unread ? t`Unread: ${name}, ${subject}` : `${name}, ${subject}`}
        aria-current={id === openId || undefined}
        className={look.link}
      />
      <span className={look.lead} data-chosen={isSelected || selection.isActive || undefined}>
        <Avatar decorative name={who.name} image={who.avatar} icon={who.icon} />
        <RowCheckbox list={list} id={id} label={t`Select ${subject}`} className={look.tick} />
        <RowMark table="mails" id={id} />
      </span>
      <div className={look.words}>
        <div className={look.line}>
          <span className={look.name}>
            {isOutgoing(mail) && (
              <span className={look.to}>
                <Trans>To:</Trans>{' '}
              </span>
            )}
            <HighlightWords text={who.name} query={q} />
          </span>
          {mail.important && (
            <span role="img" aria-label={t`Important`} className={look.important}>
              <BookmarkIcon />
            </span>
          )}
          {mail.snoozedUntil && (
            <span
              role="img"
              aria-label={isAsleep(mail, at) ? t`Snoozed` : t`Back from snooze`}
              className={look.important}
            >
              <ClockIcon />
            </span>
          )}
          <time dateTime={mail.date} className={look.date}>
            {mailDate(new Date(mail.date), at, formats)}
          </time>
        </div>
        <div className={look.line}>
          <span className={look.subject}>
            <HighlightWords text={subject} query={q} />
          </span>
          {mail.attachments.length > 0 && (
            <span role="img" aria-label={t`Has attachments`} className={look.clip}>
              <PaperClipIcon />
            </span>
          )}
          <StarToggle mail={mail} tabIndex={list.tabIndexOf(id)} className={look.star} />
        </div>
        <div className={look.line}>
          <span className={look.excerpt}>
            <HighlightWords text={excerptOf(mail, q)} query={q} />
          </span>
          {labels
            .filter(label => mail.labels.includes(label.id) && label.slug !== mailbox.slug)
            .slice(0, 2)
            .map(label => (
              <LabelTag key={label.id} color={label.color} title={ofLabel(label)} className={look.tag} />
            ))}
        </div>
      </div>
      <SelectedText selection={selection} id={id} />
    </li>
  )
}

const MAX_NAMES = 20

/** The sender; the recipients if the user is the sender. */
function useCorrespondent(mail: ListedMail) {
  const { t } = useLingui()
  if (!isOutgoing(mail))
    return { name: personOf(mail.from.contact).name, avatar: mail.from.avatar, icon: undefined }
  const people = recipientsOf(mail).slice(0, MAX_NAMES)
  if (people.length === 0) return { name: t`nobody yet`, avatar: null, icon: <PencilIcon /> }
  return { name: people.map(({ name }) => name).join(', '), avatar: null, icon: undefined }
}
