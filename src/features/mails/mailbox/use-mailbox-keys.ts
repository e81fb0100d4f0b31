import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCompose } from '#src/features/mails/compose/use-compose.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { type Mailbox, mailboxLink } from './mailbox.ts'

/** The keyboard shortcuts of the whole mailbox. */
export function useMailboxKeys() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const compose = useCompose()
  const go = (kind: Mailbox['kind'], slug: string) => () =>
    void navigate({ ...mailboxLink({ kind, slug }), search: ({ compose, to }) => ({ compose, to }) })

  useKeyboardShortcuts([
    { keys: 'c', label: t`New mail`, run: () => compose.open('new') },
    { keys: 'g i', label: t`Go to the inbox`, run: go('folder', 'inbox') },
    { keys: 'g s', label: t`Go to starred mails`, run: go('filter', 'starred') },
    { keys: 'g t', label: t`Go to sent mails`, run: go('folder', 'sent') },
    { keys: 'g d', label: t`Go to drafts`, run: go('folder', 'drafts') },
    { keys: 'g a', label: t`Go to all mail`, run: go('folder', 'all') },
  ])
}
