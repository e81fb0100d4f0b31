import { linkOptions } from '@tanstack/react-router'

/** The link to a folder, or to the details of an item in it. `null` is the root. */
export function folderLink(folderId: string | null, id?: string) {
  if (folderId === null)
    return id === undefined
      ? linkOptions({ to: '/apps/file-manager' })
      : linkOptions({ to: '/apps/file-manager/details/$id', params: { id } })
  return id === undefined
    ? linkOptions({ to: '/apps/file-manager/folders/$folderId', params: { folderId } })
    : linkOptions({ to: '/apps/file-manager/folders/$folderId/details/$id', params: { folderId, id } })
}
