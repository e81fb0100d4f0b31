import { api } from '#src/features/files/load-files.ts'
import { keyOf } from '#src/lib/text/numbered-name.ts'
import type { PickedFile } from './picked-files.ts'

/** Files that go to the same folder. */
export interface FolderBatch {
  folderId: string | null
  files: File[]
}

/** Creates the folders that came with the files, unless folders with these names exist. Returns the files by folder. */
export async function createFolders(
  picked: readonly PickedFile[],
  rootId: string | null,
): Promise<FolderBatch[]> {
  const batches = new Map<string, FolderBatch>()
  const known = new Map<string, Promise<string | null>>([['', Promise.resolve(rootId)]])

  function folderFor(folders: readonly string[]): Promise<string | null> {
    const path = folders.map(keyOf).join('/')
    const found =
      known.get(path) ?? folderFor(folders.slice(0, -1)).then(above => ensure(above, folders.at(-1) ?? ''))
    known.set(path, found)
    return found
  }

  for (const { file, folders } of picked) {
    const folderId = await folderFor(folders)
    const batch = batches.get(String(folderId)) ?? { folderId, files: [] }
    batches.set(String(folderId), batch)
    batch.files.push(file)
  }
  return [...batches.values()]
}

async function ensure(folderId: string | null, name: string): Promise<string> {
  const { folders } = await api.list({ query: { folderId: folderId ?? undefined } })
  const existing = folders.find(folder => keyOf(folder.name) === keyOf(name))
  return (existing ?? (await api.createFolder({ body: { folder: { folderId, name } } }))).id
}
