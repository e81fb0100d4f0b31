import { getRouteApi } from '@tanstack/react-router'
import type { DialogName } from './dialogs.ts'

const route = getRouteApi('/_app/apps/contacts')

/** The dialog that the address names. The browser's Back button closes it. */
export function useDialog() {
  const { do: shown } = route.useSearch()
  const navigate = route.useNavigate()

  const go = (name: DialogName | undefined) =>
    navigate({ to: '.', search: previous => ({ ...previous, do: name }), resetScroll: false })

  return {
    shown,
    open: (name: DialogName) => void go(name),
    close: () => void go(undefined),
  }
}
