import { useLingui } from '@lingui/react/macro'
import { useMails } from '#src/features/mails/use-mails.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { isOutgoing } from './correspondents.ts'
import { searchId } from './list-tools.tsx'
import { useList } from './use-list.ts'

/** The keys of a list. They mean the chosen mails, else the one that is read, else the line with the focus. */
export function useListKeys() {
  const { t } = useLingui()
  const { place, picked, active, openId, step, leave, read, answer } = useList()
  const { update, toTrash, toSpam, remove } = useMails()
  const mails = picked.mails.length > 0 ? picked.mails : active ? [active] : []
  const isAny = mails.length > 0

  function act(run: (list: typeof mails) => unknown) {
    if (!isAny) return
    picked.clear()
    void run(mails)
  }

  /** The mail that is read goes away with it: on to the next. */
  function take(run: (list: typeof mails) => unknown) {
    if (openId !== undefined && picked.mails.length === 0) leave()
    act(run)
  }

  function finish() {
    act(all => update(all, { unread: false }))
    step(1)
  }

  // Without a mail that is read, whose own keys these are.
  const answered = openId === undefined && active && !isOutgoing(active) ? active : undefined
  const answerKeys = answered
    ? [
        { keys: 'r', label: t`Reply`, run: () => answer(answered.id, 'reply') },
        { keys: 'a', label: t`Reply to all`, run: () => answer(answered.id, 'all') },
        { keys: 'f', label: t`Forward`, run: () => answer(answered.id, 'forward') },
      ]
    : []

  useKeyboardShortcuts([
    ...answerKeys,
    { keys: 'j', label: t`Next mail`, run: () => step(1) },
    { keys: 'k', label: t`Previous mail`, run: () => step(-1) },
    { keys: 'o', label: t`Open the mail`, run: () => active && read(active.id) },
    { keys: 'x', label: t`Select the mail`, run: () => active && picked.toggle(active.id) },
    { keys: 'e', label: t`Done: mark as read, and on to the next`, run: finish },
    {
      keys: 's',
      label: t`Star`,
      run: () => act(all => update(all, { starred: !all.every(mail => mail.starred) })),
    },
    { keys: '!', label: t`Move to spam`, run: () => take(toSpam) },
    {
      keys: '#',
      label: place.slug === 'trash' ? t`Delete for good` : t`Move to the trash`,
      run: () => take(place.slug === 'trash' ? remove : toTrash),
    },
    { keys: '/', label: t`Search`, run: () => document.getElementById(searchId)?.focus() },
    ...(picked.ids.length > 0 || picked.isSelecting
      ? [{ keys: 'Escape', label: t`Clear the selection`, run: picked.clear }]
      : []),
  ])
}
