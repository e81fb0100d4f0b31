import { getRouteApi, useNavigate } from '@tanstack/react-router'

const route = getRouteApi('/_app/apps/file-manager')

/** The preview that the address names. The browser's Back button closes it. */
export function usePreview() {
  const { preview } = route.useSearch()
  const navigate = useNavigate()
  const go = (id: string | undefined, replace = false) =>
    void navigate({
      to: '.',
      search: previous => ({ ...previous, preview: id }),
      resetScroll: false,
      replace,
    })

  return {
    /** The id of the shown file. */
    shownId: preview,
    show: (id: string) => go(id),
    /** Shows another file; Back still closes the preview. */
    showInstead: (id: string) => go(id, true),
    close: () => go(undefined),
  }
}
