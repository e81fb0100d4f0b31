import type { Item } from '#src/contract/files.ts'
import { api } from '#src/features/files/load-files.ts'
import { numberedName } from '#src/lib/text/numbered-name.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'

/** A file of an archive with its bytes, or an empty folder. */
export interface ZipEntry {
  /** The path in the archive; that of a folder ends with a slash. */
  name: string
  lastModified: Date
  input?: Response
}

/** Returns a name that is valid on every system, and that leads to no other folder. */
export const safeName = (name: string) => {
  const safe = name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/[. ]+$/, '')
  return safe === '' ? '_' : safe
}

/**
 * Yields the files of some items, with everything in the folders, one after the other: each is requested when its turn
 * comes. Rejects with an `ApiProblem`, with the `AbortError` of the signal, or with a `TypeError` for missing bytes.
 */
export async function* zipEntries(
  items: readonly Item[],
  signal: AbortSignal,
  path = '',
): AsyncGenerator<ZipEntry> {
  const taken: string[] = []
  for (const item of items) {
    signal.throwIfAborted()
    const name = numberedName(safeName(item.name), taken)
    taken.push(name)
    const lastModified = new Date(item.modifiedAt)
    if (item.type !== 'folder') {
      yield { name: path + name, lastModified, input: await bytesOf(item, signal) }
      continue
    }
    const { folders, files } = await api.list({ query: { folderId: item.id } })
    const inside = [...folders, ...files]
    if (inside.length === 0) yield { name: `${path}${name}/`, lastModified }
    yield* zipEntries(inside, signal, `${path}${name}/`)
  }
}

/** Requests the bytes of a file. Rejects as `zipEntries`. */
export async function bytesOf({ id, name }: Item, signal?: AbortSignal): Promise<Response> {
  const { url } = await api.download({ query: { id } })
  const response = await fetch(assetUrl(url), { signal: signal ?? null })
  if (!response.ok) throw new TypeError(`The bytes of ${name} are missing: ${response.status}`)
  return response
}
