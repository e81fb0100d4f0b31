import { PART_BYTES } from '#src/contract/files.ts'
import { api } from '#src/features/files/load-files.ts'
import { uploadIdAt } from '#src/lib/upload-id.ts'
import { holdUpload } from './held-uploads.ts'

export interface FileToSend {
  file: File
  folderId: string | null
  name: string
  /** The file whose content it replaces. */
  replaces?: string | undefined
}

interface Options {
  signal: AbortSignal
  /** Called with the number of bytes that are stored. */
  onSent: (bytes: number) => void
}

/**
 * Sends a file in parts: each is read from the disk when its turn comes, so that only one part is in memory. Nothing is
 * left of a file that is cancelled or fails. Rejects with the `AbortError` of the signal, or with an `ApiProblem`.
 */
export async function sendFile({ file, folderId, name, replaces }: FileToSend, { signal, onSent }: Options) {
  const uploadId = uploadIdAt(Date.now())
  const release = await holdUpload(uploadId, name)
  try {
    for (let part = 0, start = 0; start < file.size; part++, start += PART_BYTES) {
      signal.throwIfAborted()
      const data = new File([file.slice(start, start + PART_BYTES)], 'part')
      await api.uploadPart({ body: { uploadId, part: String(part), data } })
      onSent(Math.min(start + PART_BYTES, file.size))
    }
    signal.throwIfAborted()
    const { size, type: mime } = file
    const body = { uploadId, folderId: folderId ?? 'null', name, mime, size, replaces }
    return await api.finishUpload({ body })
  } catch (error) {
    await api.discardUpload({ body: { uploadId } }).catch(() => undefined)
    throw error
  } finally {
    release()
  }
}
