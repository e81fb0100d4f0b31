import { useLingui } from '@lingui/react/macro'
import { useShortcuts } from '#src/ui/shortcuts.ts'
import type { Selection } from '#src/ui/use-selection.ts'
import { searchId } from './toolbar.tsx'
import { useNewContact } from './use-new-contact.ts'

/** The keys that work whatever the list holds. */
export function usePageKeys(selection: Selection) {
  const { t } = useLingui()
  const addContact = useNewContact()
  const isChoosing = selection.isSelecting || selection.ids.length > 0

  useShortcuts([
    { keys: 'n', label: t`New contact`, run: () => void addContact() },
    { keys: '/', label: t`Search`, run: () => document.getElementById(searchId)?.focus() },
    ...(isChoosing ? [{ keys: 'Escape', label: t`Clear the selection`, run: selection.clear }] : []),
  ])
}
