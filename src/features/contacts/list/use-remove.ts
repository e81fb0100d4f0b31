import { useParams } from '@tanstack/react-router'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useOpen } from '#src/features/contacts/use-open.ts'

/** Removes from the list. A drawer that would show somebody who is gone closes. */
export function useRemove() {
  const { remove } = useContacts()
  const { id: openId } = useParams({ strict: false })
  const { close } = useOpen()

  return (ids: readonly string[]) => {
    if (openId && ids.includes(openId)) close()
    void remove(ids)
  }
}
