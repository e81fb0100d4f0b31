import type { Contact } from '#src/contract/contacts.ts'
import { useContactNavigation } from '#src/features/contacts/use-contact-navigation.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'

/** spec: deleting opens the next contact; deleting the last one opens the one before it. */
export function useRemoveOpen({ id }: Pick<Contact, 'id'>) {
  const { shown, remove } = useContacts()
  const { open, close } = useContactNavigation()

  return () => {
    const index = shown.findIndex(contact => contact.id === id)
    const next = index < 0 ? undefined : (shown[index + 1] ?? shown[index - 1])
    if (next) open(next.id)
    else close()
    void remove([id])
  }
}
