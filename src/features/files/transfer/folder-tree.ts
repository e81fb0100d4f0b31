import type { Item } from '#src/contract/files.ts'
import { fold } from '#src/lib/text/fold.ts'

/** A folder that items can be moved or copied to. */
export interface Target {
  /** `null` is the root. */
  id: string | null
  name: string
  /** How many folders it is in. */
  depth: number
}

/** Returns the folders that can be reached from the root, each followed by those in it, without some and what is in them. */
export function folderTree(folders: readonly Item[], without: ReadonlySet<string>): Target[] {
  const visit = (folderId: string | null, depth: number): Target[] =>
    folders
      .filter(folder => folder.folderId === folderId && !without.has(folder.id))
      .flatMap(({ id, name }) => [{ id, name, depth }, ...visit(id, depth + 1)])
  return visit(null, 1)
}

/** Returns the targets whose name has a text, without regard to accents. */
export function targetsNamed(targets: readonly Target[], text: string): readonly Target[] {
  const needle = fold(text).trim()
  return needle === '' ? targets : targets.filter(({ name }) => fold(name).includes(needle))
}
