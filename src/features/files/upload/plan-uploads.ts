import type { Item } from '#src/contract/files.ts'
import { type Ask, resolveConflicts } from '#src/features/files/conflicts/resolve-conflicts.ts'
import { numberedName } from '#src/lib/text/numbered-name.ts'
import type { FileToSend } from './send-file.ts'

/**
 * Returns what is sent of some files to a folder: those with a taken name are skipped, replace the file there, or get a
 * number, as `ask` resolves. Two of them with the same name are both kept.
 */
export async function planUploads(
  files: readonly File[],
  folderId: string | null,
  existing: readonly Pick<Item, 'id' | 'name'>[],
  ask: Ask,
): Promise<FileToSend[]> {
  const taken = new Set(existing.map(({ name }) => name))
  const names = files.map(({ name }) => name)
  const resolutions = await resolveConflicts(names, existing, ask)

  return files.flatMap((file, index): FileToSend[] => {
    const resolution = resolutions[index]
    if (!resolution || resolution.choice === 'skip') return []
    if (resolution.choice === 'replace')
      return [{ file, folderId, name: file.name, replaces: resolution.replaces }]
    const name = numberedName(file.name, taken)
    taken.add(name)
    return [{ file, folderId, name }]
  })
}
