import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#src/contract/mails.ts'
import { useReply } from '#src/features/mails/compose/use-reply.ts'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'

/** The keyboard shortcuts of the open mail. */
export function useReadingKeys(mail: Mail) {
  const { t } = useLingui()
  const { read } = useMailList()
  const { update } = useMails()
  const reply = useReply()

  useKeyboardShortcuts([
    { keys: 'r', label: t`Reply`, run: () => void reply('reply') },
    { keys: 'a', label: t`Reply to all`, run: () => void reply('all') },
    { keys: 'f', label: t`Forward`, run: () => void reply('forward') },
    { keys: 'm', label: t`Mark as read or unread`, run: () => void update([mail], { unread: !mail.unread }) },
    { keys: 'u', label: t`Back to the list`, run: () => read(undefined) },
  ])
}
