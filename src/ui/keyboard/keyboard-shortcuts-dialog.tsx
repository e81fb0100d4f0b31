import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useKeyboardShortcuts } from './keyboard-shortcuts.ts'

const KeyboardShortcutsList = lazyWithRetry(() =>
  import('./keyboard-shortcuts-list.tsx').then(module => module.KeyboardShortcutsList),
)

/** The list of the keyboard shortcuts of the screen, which the key `?` opens. The app renders it once. */
export function KeyboardShortcutsDialog() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  useKeyboardShortcuts([{ keys: '?', label: t`Show these keys`, run: () => setIsOpen(true) }])

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title={<Trans>Keys of this screen</Trans>}>
      {isOpen && <KeyboardShortcutsList />}
    </Dialog>
  )
}
