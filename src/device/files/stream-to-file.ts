/** The folder in the private file system of the app. */
const FOLDER = 'downloads'
/** After this time the browser has opened the file. */
const KEEP_MS = 10 * 60 * 1000

/**
 * Writes a stream to a temporary file on the disk, so that it is never in memory as a whole. Browsers without a private
 * file system collect it in a blob. Rejects with the error of the stream, or with a `QuotaExceededError`.
 */
export async function streamToFile(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): Promise<Blob> {
  if (!canWriteFiles()) return new Response(stream).blob()
  const folder = await folderWithoutOldFiles()
  const name = String(Date.now())
  const handle = await folder.getFileHandle(name, { create: true })
  const remove = () => folder.removeEntry(name).catch(() => undefined)
  try {
    await stream.pipeTo(await handle.createWritable(), { signal })
    setTimeout(() => void remove(), KEEP_MS)
    return await handle.getFile()
  } catch (error) {
    await remove()
    throw error
  }
}

const canWriteFiles = () =>
  'FileSystemFileHandle' in globalThis &&
  'createWritable' in FileSystemFileHandle.prototype &&
  'getDirectory' in navigator.storage

/** Deletes what a page that was closed has left. The name of a file is the time when it was created. */
async function folderWithoutOldFiles() {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(FOLDER, { create: true })
  for await (const name of folder.keys())
    if (Number(name) < Date.now() - KEEP_MS) await folder.removeEntry(name).catch(() => undefined)
  return folder
}
