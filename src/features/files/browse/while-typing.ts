import type { FolderData, ListedItem } from '#src/features/files/load-files.ts'
import { fold } from '#src/lib/text/fold.ts'

const foldedNames = new WeakMap<ListedItem, string>()

function foldedName(item: ListedItem) {
  const known = foldedNames.get(item) ?? fold(item.name)
  foldedNames.set(item, known)
  return known
}

/**
 * Returns what a folder screen shows while a text is typed whose results are not loaded yet: the items on the screen whose
 * names contain it. All items stay when no name does, or when the text does not continue the search that is shown, because
 * other items may be found.
 */
export function whileTyping({ items, query }: Pick<FolderData, 'items' | 'query'>, typed: string) {
  const needle = fold(typed).trim()
  const shown = fold(query ?? '').trim()
  if (needle === shown || !needle.includes(shown)) return items
  const found = items.filter(item => foldedName(item).includes(needle))
  return found.length > 0 ? found : items
}
