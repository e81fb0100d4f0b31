import { client } from '#src/api/client.ts'
import { type FoundItem, files, type Item } from '#src/contract/files.ts'
import { ApiProblem } from '#src/lib/problem.ts'

export const api = client(files)

/** An item of a folder, or one that a search found, which has the name of its folder. */
export type ListedItem = Item & Partial<Pick<FoundItem, 'folderName'>>

/** What a folder screen shows. */
export interface FolderData {
  /** `null` is the root. */
  folderId: string | null
  /** The folders first, each kind sorted by name; with a search, what it found in all folders. */
  items: readonly ListedItem[]
  /** The folders from the root to this one. */
  path: readonly Item[]
  /** The text that was searched. */
  query: string | undefined
}

/** Loads a folder; `null` when it does not exist. With a text, searches all folders instead. */
export async function loadFolder(folderId: string | null, query?: string): Promise<FolderData | null> {
  try {
    if (query === undefined) {
      const { folders, files, path } = await api.list({ query: folderId === null ? {} : { folderId } })
      return { folderId, items: [...folders, ...files], path, query }
    }
    const [items, path] = await Promise.all([api.search({ query: { query } }), pathTo(folderId)])
    return { folderId, items, path, query }
  } catch (error) {
    return nullIfMissing(error)
  }
}

/** The folders from the root to this one, without what is in it. */
async function pathTo(folderId: string | null): Promise<readonly Item[]> {
  if (folderId === null) return []
  const { item, path } = await api.get({ query: { id: folderId } })
  return [...path, item]
}

/** Loads an item for its details; `null` when it does not exist. */
export const loadItem = (id: string) => api.get({ query: { id } }).catch(nullIfMissing)

function nullIfMissing(error: unknown): null {
  if (error instanceof ApiProblem && error.status === 404) return null
  throw error
}
