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
    const [{ folders, files, path }, found] = await Promise.all([
      api.list({ query: folderId === null ? {} : { folderId } }),
      query === undefined ? undefined : api.search({ query: { query } }),
    ])
    return { folderId, items: found ?? [...folders, ...files], path, query }
  } catch (error) {
    return nullIfMissing(error)
  }
}

/** Loads an item for its details; `null` when it does not exist. */
export const loadItem = (id: string) => api.get({ query: { id } }).catch(nullIfMissing)

function nullIfMissing(error: unknown): null {
  if (error instanceof ApiProblem && error.status === 404) return null
  throw error
}

/** The part of the address that decides what a folder screen loads. */
export const folderDeps = ({ search: { q } }: { search: { q?: string } }) => ({ q })
