import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useContactNavigation } from '#src/features/contacts/use-contact-navigation.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useNewContact } from '#src/features/contacts/use-new-contact.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import { useListKeys } from '#src/ui/lists/use-list-keys.ts'
import { searchId } from './toolbar.tsx'
import { useRemove } from './use-remove.ts'

/** The keyboard shortcuts of the screen. Those for one row apply to the active one. */
export function useContactKeys(list: List) {
  const { t } = useLingui()
  const { canEdit } = useContacts()
  const addContact = useNewContact()
  const remove = useRemove()
  const { id: openId } = useParams({ strict: false })
  const { edit } = useContactNavigation()
  const { selection, focus } = list
  const { activeId } = focus
  const editedId = openId ?? activeId

  useListKeys({
    selection,
    step: focus.step,
    toggle: () => activeId && selection.toggle(activeId),
    remove: canEdit ? () => list.remove(remove) : undefined,
    searchId,
    keys: canEdit
      ? [
          { keys: 'n', label: t`New contact`, run: () => void addContact() },
          { keys: 'e', label: t`Edit`, run: () => editedId && edit(editedId) },
        ]
      : [],
  })
}
