import { getRouteApi } from '@tanstack/react-router'
import { useContacts } from './use-contacts.ts'

const route = getRouteApi('/_app/apps/contacts')

/** Adds a contact and opens it to be filled in; one that is left without a word goes again. */
export function useNewContact() {
  const { add } = useContacts()
  const navigate = route.useNavigate()

  return async () => {
    const contact = await add()
    if (!contact) return
    await navigate({
      to: '/apps/contacts/$id',
      params: { id: contact.id },
      search: previous => ({ ...previous, edit: true }),
      resetScroll: false,
    })
  }
}
