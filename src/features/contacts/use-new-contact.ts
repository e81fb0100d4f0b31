import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type Press, useSingleAction } from '#src/ui/button/use-single-action.ts'
import { useContacts } from './use-contacts.ts'

const route = getRouteApi('/_app/apps/contacts')

/** Adds a contact and opens it for editing; a contact that is left empty is removed again. */
export function useNewContact() {
  const { add, discard } = useContacts()
  const navigate = route.useNavigate()
  const router = useRouter()
  const once = useSingleAction()

  async function addAndOpen() {
    const contact = await add()
    if (!contact) return
    await navigate({
      to: '/apps/contacts/$id',
      params: { id: contact.id },
      search: previous => ({ ...previous, edit: true }),
      resetScroll: false,
    })
    // The user navigated elsewhere before the contact was on screen.
    if (!router.state.location.pathname.endsWith(contact.id)) await discard(contact.id)
  }

  return (press?: Press) => once(addAndOpen, press)
}
