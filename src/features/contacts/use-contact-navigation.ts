import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/_app/apps/contacts')

/** Opens a contact, for viewing or editing. */
export function useContactNavigation() {
  const navigate = route.useNavigate()

  const go = (id: string, isEditing: boolean) =>
    void navigate({
      to: '/apps/contacts/$id',
      params: { id },
      search: previous => ({ ...previous, edit: isEditing || undefined }),
      resetScroll: false,
    })

  return {
    open: (id: string) => go(id, false),
    edit: (id: string) => go(id, true),
    close: () =>
      void navigate({
        to: '/apps/contacts',
        search: previous => ({ ...previous, edit: undefined }),
        resetScroll: false,
      }),
  }
}
