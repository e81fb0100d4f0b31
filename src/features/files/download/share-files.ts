import type { Item } from '#src/contract/files.ts'
import { bytesOf } from './zip-entries.ts'

/** Opens the share sheet of the system. Resolves to false when it takes no files of these types. */
export async function shareFiles(items: readonly Item[]): Promise<boolean> {
  const files = await Promise.all(items.map(loaded))
  if (!navigator.canShare({ files })) return false
  // Closing the share sheet is not an error.
  await navigator.share({ files }).catch(() => undefined)
  return true
}

async function loaded(item: Item): Promise<File> {
  const blob = await (await bytesOf(item)).blob()
  return new File([blob], item.name, { type: mimeOf(item) ?? blob.type })
}

/** Texts are served as plain bytes, which no other app takes. */
function mimeOf({ name, type }: Item) {
  if (/\.csv$/i.test(name)) return 'text/csv'
  return type === 'TXT' ? 'text/plain' : undefined
}
