import { useNavigate, useParams } from '@tanstack/react-router'
import { folderLink } from './links.ts'

/** Opens and closes the details of items in the folder on screen. */
export function useFileNavigation() {
  const navigate = useNavigate()
  const { folderId = null } = useParams({ strict: false })
  const { id: openId } = useParams({ strict: false })

  const go = (id: string | undefined, search: { rename?: true } = {}) =>
    void navigate({
      ...folderLink(folderId, id),
      search: previous => ({ ...previous, rename: undefined, ...search }),
      resetScroll: false,
    })

  return {
    openId,
    open: (id: string) => go(id),
    rename: (id: string) => go(id, { rename: true }),
    close: () => go(undefined),
    openFolder: (id: string | null) => void navigate({ ...folderLink(id), search: {} }),
  }
}
