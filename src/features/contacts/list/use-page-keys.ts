import { useLingui } from '@lingui/react/macro'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useNewContact } from '#src/features/contacts/use-new-contact.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { searchId } from './toolbar.tsx'

/** The keys that work whatever the list holds. */
export function usePageKeys(selection: Selection) {
  const { t } = useLingui()
  const { canEdit } = useContacts()
  const addContact = useNewContact()
  const isChoosing = selection.isSelecting || selection.ids.length > 0

  useKeyboardShortcuts([
    ...(canEdit ? [{ keys: 'n', label: t`New contact`, run: () => void addContact() }] : []),
    { keys: '/', label: t`Search`, run: () => document.getElementById(searchId)?.focus() },
    ...(isChoosing ? [{ keys: 'Escape', label: t`Clear the selection`, run: selection.clear }] : []),
  ])
}
