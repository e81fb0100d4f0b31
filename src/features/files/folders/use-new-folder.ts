import { getRouteApi, useNavigate } from '@tanstack/react-router'

const route = getRouteApi('/_app/apps/file-manager')

/** The dialog for a new folder, which the address names. The browser's Back button closes it. */
export function useNewFolder() {
  const { newFolder = false } = route.useSearch()
  const navigate = useNavigate()
  const go = (isOpen: true | undefined) =>
    void navigate({ to: '.', search: previous => ({ ...previous, newFolder: isOpen }), resetScroll: false })

  return {
    isOpen: newFolder,
    open: () => go(true),
    close: () => go(undefined),
  }
}
