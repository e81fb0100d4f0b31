import { useLingui } from '@lingui/react/macro'
import type { MailState } from '#src/contract/mails.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { useListKeys } from '#src/ui/lists/use-list-keys.ts'
import { isOutgoing } from './correspondents.ts'
import { searchId } from './list-tools.tsx'
import { useMailList } from './use-mail-list.ts'

/** The keyboard shortcuts of a list. They apply to the selected mails, else to the active one. */
export function useMailKeys() {
  const { t } = useLingui()
  const { mailbox, list, selection, targets, active, openId, step, leave, read, answer } = useMailList()
  const { update, toTrash, toSpam, remove } = useMails()
  const isTrash = mailbox.slug === 'trash'

  /** If the open mail leaves the list, opens the next one. */
  function take(run: (mails: readonly MailState[]) => unknown) {
    if (openId !== undefined && targets.length === 1 && targets[0]?.id === openId) leave()
    list.remove(() => run(targets))
  }

  function finish() {
    list.act(() => update(targets, { unread: false }))
    step(1)
  }

  // Only without an open mail: an open mail handles these keys itself.
  const answered = openId === undefined && active && !isOutgoing(active) ? active : undefined
  const answerKeys = answered
    ? [
        { keys: 'r', label: t`Reply`, run: () => answer(answered.id, 'reply') },
        { keys: 'a', label: t`Reply to all`, run: () => answer(answered.id, 'all') },
        { keys: 'f', label: t`Forward`, run: () => answer(answered.id, 'forward') },
      ]
    : []

  useListKeys({
    selection,
    step,
    toggle: () => active && selection.toggle(active.id),
    searchId,
    keys: [
      ...answerKeys,
      { keys: 'o', label: t`Open the mail`, run: () => active && read(active.id) },
      { keys: 'e', label: t`Done: mark as read, and on to the next`, run: finish },
      {
        keys: 's',
        label: t`Star`,
        run: () => list.act(() => update(targets, { starred: !targets.every(mail => mail.starred) })),
      },
      { keys: '!', label: t`Move to spam`, run: () => take(toSpam) },
      {
        keys: '#',
        label: isTrash ? t`Delete for good` : t`Move to the trash`,
        run: () => take(isTrash ? remove : toTrash),
      },
    ],
  })
}
