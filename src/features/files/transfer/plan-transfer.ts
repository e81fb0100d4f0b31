import type { Item } from '#src/contract/files.ts'
import { type Ask, resolveConflicts } from '#src/features/files/conflicts/resolve-conflicts.ts'

type Named = Pick<Item, 'id' | 'name'>

interface Transfer<Kept extends Named> {
  /** What is moved or copied. */
  items: Kept[]
  /** The ids of the items of the folder that go to the trash. */
  replaces: string[]
}

/** Returns what is moved or copied of some items into a folder with the `existing` items, as `ask` resolves. */
export async function planTransfer<Kept extends Named>(
  items: readonly Kept[],
  existing: readonly Named[],
  ask: Ask,
): Promise<Transfer<Kept>> {
  const own = new Set(items.map(({ id }) => id))
  // A copy beside its original gets a number without a question.
  const others = existing.filter(({ id }) => !own.has(id))
  const resolutions = await resolveConflicts(
    items.map(({ name }) => name),
    others,
    ask,
  )
  return {
    items: items.filter((_, index) => resolutions[index]?.choice !== 'skip'),
    replaces: [...new Set(resolutions.flatMap(found => (found.choice === 'replace' ? found.replaces : [])))],
  }
}
