import {
  ArrowUturnLeftIcon,
  EllipsisVerticalIcon,
  EnvelopeIcon,
  EnvelopeOpenIcon,
  TagIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MailState } from '#src/contract/mails.ts'
import { LabelPopover } from '#src/features/mails/labels/label-popover.tsx'
import { useMails } from '#src/features/mails/use-mails.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SelectionBar } from '#src/ui/list/selection-bar.tsx'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { useList } from './use-list.ts'

/** What can be done to the chosen mails together. */
export function BulkBar() {
  const { t, i18n } = useLingui()
  const { picked, place, rows, pagination } = useList()
  const { update, toTrash, toSpam, toInbox, remove } = useMails()
  const { mails, clear } = picked
  const isUnread = mails.some(mail => mail.unread)
  const isLost = place.slug === 'trash' || place.slug === 'spam'
  const total = i18n.number(pagination.totalResults)
  const hasMore = mails.length >= rows.length && mails.length < pagination.totalResults

  const act = (run: (mails: readonly MailState[]) => unknown) => () => {
    clear()
    void run(mails)
  }

  return (
    <SelectionBar selection={picked} label={t`Selected mails`} hint={<Trans>Tap the mails to select</Trans>}>
      {hasMore && (
        <Button size="sm" variant="text" onClick={() => void picked.chooseAll()}>
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
      {isLost && (
        <IconButton label={place.slug === 'spam' ? t`Not spam` : t`Restore`} onClick={act(toInbox)}>
          <ArrowUturnLeftIcon />
        </IconButton>
      )}
      {place.slug === 'trash' ? (
        <IconButton label={t`Delete for good`} onClick={act(remove)}>
          <TrashIcon />
        </IconButton>
      ) : (
        <IconButton label={t`Move to the trash`} onClick={act(toTrash)}>
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
          { label: t`Move to the inbox`, run: act(toInbox) },
          { label: t`Move to spam`, run: act(toSpam) },
        ]}
      />
    </SelectionBar>
  )
}
