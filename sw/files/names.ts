import { keyOf, nameBeside } from '#src/lib/text/numbered-name.ts'
import { db } from '#sw/storage/db.ts'

const { compare } = new Intl.Collator('vi', { numeric: true })

export const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name)

/** Returns names for items that are added to folders. It reads the names of a folder once. */
export function folderNames() {
  const taken = new Map<string, Set<string>>()
  return {
    /** Returns a name, with a number behind it when another item of the folder has that name. It is taken from then on. */
    async take(name: string, folderId: string) {
      const used =
        taken.get(folderId) ??
        new Set((await db.files.where({ folderId }).toArray()).map(other => keyOf(other.name)))
      taken.set(folderId, used)
      const free = nameBeside(name, used)
      used.add(keyOf(free))
      return free
    },
    /** Reads a folder again, because an item has left it. */
    forget: (folderId: string) => taken.delete(folderId),
  }
}
