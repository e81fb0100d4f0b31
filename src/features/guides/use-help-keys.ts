import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { type KeyboardShortcut, useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'

export const searchId = 'help-search'

/** The keyboard shortcuts of every page of the help centre, and those of the current page. */
export function useHelpKeys(own: readonly KeyboardShortcut[] = []) {
  const { t } = useLingui()
  const navigate = useNavigate()

  async function search() {
    if (!document.getElementById(searchId)) await navigate({ to: '/apps/help-center' })
    focusWhenMounted(searchId)
  }

  useKeyboardShortcuts([
    { keys: '/', label: t`Search the help`, run: () => void search() },
    { keys: 'q', label: t`Questions`, run: () => void navigate({ to: '/apps/help-center/faqs' }) },
    { keys: 'g', label: t`Guides`, run: () => void navigate({ to: '/apps/help-center/guides' }) },
    { keys: 's', label: t`Write to support`, run: () => void navigate({ to: '/apps/help-center/support' }) },
    ...own,
  ])
}
