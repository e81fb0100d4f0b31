import { useParams } from '@tanstack/react-router'
import { useContactNavigation } from '#src/features/contacts/use-contact-navigation.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'

/** Removes contacts from the list. Closes the drawer if it shows one of them. */
export function useRemove() {
  const { remove } = useContacts()
  const { id: openId } = useParams({ strict: false })
  const { close } = useContactNavigation()

  return (ids: readonly string[]) => {
    if (openId && ids.includes(openId)) close()
    void remove(ids)
  }
}
