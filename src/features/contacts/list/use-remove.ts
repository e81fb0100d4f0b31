import { useParams } from '@tanstack/react-router'
import { useContactNavigation } from '#src/features/contacts/use-contact-navigation.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'

/** Removes from the list. A drawer that would show somebody who is gone closes. */
export function useRemove() {
  const { remove } = useContacts()
  const { id: openId } = useParams({ strict: false })
  const { close } = useContactNavigation()

  return (ids: readonly string[]) => {
    if (openId && ids.includes(openId)) close()
    void remove(ids)
  }
}
