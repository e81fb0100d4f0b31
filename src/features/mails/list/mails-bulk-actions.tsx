import {
  ArrowUturnLeftIcon,
  BellSnoozeIcon,
  EllipsisVerticalIcon,
  EnvelopeIcon,
  EnvelopeOpenIcon,
  TagIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { SnoozePopover } from '#src/blocks/snooze/snooze-popover.tsx'
import type { MailState } from '#src/contract/mails.ts'
import { LabelPopover } from '#src/features/mails/labels/label-popover.tsx'
import { useMails } from '#src/features/mails/use-mails.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { useMailList } from './use-mail-list.ts'

/** The actions on all selected mails. */
export function MailsBulkActions() {
  const { t, i18n } = useLingui()
  const { list, selection, mailbox, rows, pagination } = useMailList()
  const { update, toTrash, toSpam, toInbox, remove, snooze } = useMails()
  const { mails } = selection
  const isUnread = mails.some(mail => mail.unread)
  const isLost = mailbox.slug === 'trash' || mailbox.slug === 'spam'
  const isSnoozed = mailbox.kind === 'folder' && mailbox.slug === 'snoozed'
  const [first] = mails
  const total = i18n.number(pagination.totalResults)
  const hasMore = mails.length >= rows.length && mails.length < pagination.totalResults

  const act = (run: (mails: readonly MailState[]) => unknown) => () => list.act(() => run(mails))
  const take = (run: (mails: readonly MailState[]) => unknown) => () => list.remove(() => run(mails))

  /** The mails leave the inbox; when the snooze ends, they leave the list of snoozed mails. */
  function snoozeUntil(time: Date | null) {
    const leaves = time ? mailbox.kind === 'folder' && mailbox.slug === 'inbox' : isSnoozed
    const apply = leaves ? take : act
    apply(all => snooze(all, time))()
  }

  return (
    <SelectionBar
      selection={selection}
      label={t`Selected mails`}
      hint={<Trans>Tap the mails to select</Trans>}
    >
      {hasMore && (
        <Button size="sm" variant="text" onClick={() => void selection.selectEveryPage()}>
          <Trans>All {total}</Trans>
        </Button>
      )}
      <IconButton
        label={isUnread ? t`Mark as read` : t`Mark as unread`}
        onClick={act(all => update(all, { unread: !isUnread }))}
      >
        {isUnread ? <EnvelopeOpenIcon /> : <EnvelopeIcon />}
      </IconButton>
      <LabelPopover mails={mails} placement="top-start">
        <IconButton label={t`Labels`}>
          <TagIcon />
        </IconButton>
      </LabelPopover>
      {first && mails.every(({ folder }) => folder === 'inbox') && (
        <SnoozePopover
          placement="top-start"
          until={isSnoozed && first.snoozedUntil ? new Date(first.snoozedUntil) : undefined}
          onChoose={snoozeUntil}
          trigger={
            <IconButton label={t`Snooze`}>
              <BellSnoozeIcon />
            </IconButton>
          }
        />
      )}
      {isLost && (
        <IconButton label={mailbox.slug === 'spam' ? t`Not spam` : t`Restore`} onClick={take(toInbox)}>
          <ArrowUturnLeftIcon />
        </IconButton>
      )}
      {mailbox.slug === 'trash' ? (
        <IconButton label={t`Delete for good`} onClick={take(remove)}>
          <TrashIcon />
        </IconButton>
      ) : (
        <IconButton label={t`Move to the trash`} onClick={take(toTrash)}>
          <TrashIcon />
        </IconButton>
      )}
      <Menu
        placement="top-start"
        trigger={
          <IconButton label={t`More actions`}>
            <EllipsisVerticalIcon />
          </IconButton>
        }
        entries={[
          { label: t`Star`, run: act(all => update(all, { starred: true })) },
          { label: t`Remove the star`, run: act(all => update(all, { starred: false })) },
          { label: t`Mark as important`, run: act(all => update(all, { important: true })) },
          { label: t`Not important`, run: act(all => update(all, { important: false })) },
          'separator',
          { label: t`Move to the inbox`, run: take(toInbox) },
          { label: t`Move to spam`, run: take(toSpam) },
        ]}
      />
    </SelectionBar>
  )
}
