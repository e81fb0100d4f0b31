import {
  ArrowLeftIcon,
  ArrowUturnLeftIcon,
  BellSnoozeIcon,
  BookmarkIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  EnvelopeIcon,
  EnvelopeOpenIcon,
  NoSymbolIcon,
  TagIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { BookmarkIcon as MarkedIcon } from '@heroicons/react/24/solid'
import { useLingui } from '@lingui/react/macro'
import { SnoozePopover } from '#src/blocks/snooze/snooze-popover.tsx'
import type { Mail } from '#src/contract/mails.ts'
import { LabelPopover } from '#src/features/mails/labels/label-popover.tsx'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css, cx } from '#styled-system/css'
import { ReadingMenu } from './reading-menu.tsx'

/** The actions on the open mail. */
export function ReadingTools({ mail }: { mail: Mail }) {
  const { t } = useLingui()
  const { isOver, rows, openId, mailbox, leave, read, step } = useMailList()
  const { update, toSpam, toInbox, toTrash, remove, snooze } = useMails()
  const { folder, important, unread } = mail
  const isLost = folder === 'trash' || folder === 'spam'
  const index = rows.findIndex(({ id }) => id === openId)

  const take = (run: (mails: Mail[]) => unknown) => () => {
    leave()
    void run([mail])
  }

  function snoozeUntil(time: Date | null) {
    // The mail leaves the inbox; in other lists it stays.
    if (time && mailbox.kind === 'folder' && mailbox.slug === 'inbox') leave()
    void snooze([mail], time)
  }

  return (
    <div role="toolbar" aria-label={t`Mail`} className={bar}>
      <IconButton
        label={t`Back to the list`}
        className={cx(!isOver && hidden)}
        onClick={() => read(undefined)}
      >
        <ArrowLeftIcon />
      </IconButton>
      {isLost ? (
        <IconButton label={folder === 'spam' ? t`Not spam` : t`Restore`} onClick={take(toInbox)}>
          <ArrowUturnLeftIcon />
        </IconButton>
      ) : (
        <IconButton label={t`Move to spam`} className={roomy} onClick={take(toSpam)}>
          <NoSymbolIcon />
        </IconButton>
      )}
      <IconButton
        label={folder === 'trash' ? t`Delete for good` : t`Move to the trash`}
        onClick={take(folder === 'trash' ? remove : toTrash)}
      >
        <TrashIcon />
      </IconButton>
      <span className={rule} />
      <LabelPopover mails={[mail]}>
        <IconButton label={t`Labels`}>
          <TagIcon />
        </IconButton>
      </LabelPopover>
      <IconButton
        label={important ? t`Not important` : t`Mark as important`}
        aria-pressed={important}
        className={cx(important && lit)}
        onClick={() => void update([mail], { important: !important })}
      >
        {important ? <MarkedIcon /> : <BookmarkIcon />}
      </IconButton>
      <IconButton
        label={unread ? t`Mark as read` : t`Mark as unread`}
        onClick={() => void update([mail], { unread: !unread })}
      >
        {unread ? <EnvelopeOpenIcon /> : <EnvelopeIcon />}
      </IconButton>
      {folder === 'inbox' && (
        <SnoozePopover
          until={mail.snoozedUntil ? new Date(mail.snoozedUntil) : undefined}
          onChoose={snoozeUntil}
          trigger={
            <IconButton label={t`Snooze`}>
              <BellSnoozeIcon />
            </IconButton>
          }
        />
      )}
      <IconButton
        label={t`Previous mail`}
        className={cx(end, roomy)}
        disabled={index <= 0}
        onClick={() => step(-1)}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton
        label={t`Next mail`}
        className={roomy}
        disabled={index < 0 || index === rows.length - 1}
        onClick={() => step(1)}
      >
        <ChevronDownIcon />
      </IconButton>
      <ReadingMenu mail={mail} className={endOnPhones} />
    </div>
  )
}

const bar = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '0.5',
  height: { base: '14', lg: '[3.75rem]' },
  paddingInlineStart: { base: '2', lg: '4.5' },
  paddingInlineEnd: { base: '2', lg: '3.5' },
  borderBlockEnd: 'hairline',
  _print: { display: 'none' },
})
const rule = css({
  width: 'hairline',
  height: '5',
  marginInline: { base: '1', sm: '2' },
  background: 'border',
})
const hidden = css({ display: '[none !important]' })
/** Hidden on a phone: there it is in the menu or in the list. */
const roomy = css({ display: { base: 'none', sm: 'grid' } })
const end = css({ marginInlineStart: 'auto' })
const endOnPhones = css({ marginInlineStart: { base: 'auto', sm: '0' } })
const lit = css({ color: 'warning.solid' })
