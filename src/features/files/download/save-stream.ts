import { markDirty } from '#src/device/drafts/dirty.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { streamToFile } from '#src/device/files/stream-to-file.ts'
import { setDownload } from './download-store.ts'

/** The bytes between two changes of the shown progress. */
const STEP_BYTES = 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Downloads a stream under a name, and shows how far it is. Resolves to false when the user cancelled it; rejects with the
 * error of the stream, or with a `QuotaExceededError`.
 */
export async function saveStream(
  name: string,
  open: (signal: AbortSignal) => Promise<ReadableStream<Bytes>>,
): Promise<boolean> {
  const controller = new AbortController()
  const { signal } = controller
  const cancel = () => controller.abort()
  const clean = markDirty()
  setDownload({ name, written: 0, cancel })
  try {
    const counted = counter(written => setDownload({ name, written, cancel }))
    saveFile(await streamToFile((await open(signal)).pipeThrough(counted), signal), name)
    return true
  } catch (error) {
    if (signal.aborted) return false
    throw error
  } finally {
    setDownload(undefined)
    clean()
  }
}

/** Calls `onBytes` with the bytes so far, after each step. */
function counter(onBytes: (bytes: number) => void) {
  let bytes = 0
  let shown = 0
  return new TransformStream<Bytes, Bytes>({
    transform(piece, controller) {
      bytes += piece.length
      controller.enqueue(piece)
      if (bytes < shown + STEP_BYTES) return
      shown = bytes
      onBytes(bytes)
    },
  })
}
