import { makeZip } from 'client-zip'
import type { Item } from '#src/contract/files.ts'
import { saveStream } from './save-stream.ts'
import { bytesOf, zipEntries } from './zip-entries.ts'

/**
 * Downloads a file as the worker serves it. A link with `download` would not do: browsers do not ask the worker for what
 * it leads to. Resolves and rejects as `saveStream`.
 */
export const downloadFile = (item: Item) =>
  saveStream(item.name, async signal => {
    const { body } = await bytesOf(item, signal)
    return body ?? new ReadableStream({ start: controller => controller.close() })
  })

/** Downloads items as a ZIP, which is written while its files are read. Resolves and rejects as `saveStream`. */
export const downloadZip = (items: readonly Item[], name: string) =>
  saveStream(
    name,
    async signal => makeZip(zipEntries(items, signal)) as ReadableStream<Uint8Array<ArrayBuffer>>,
  )
