import { api } from '#src/features/files/load-files.ts'

/** The uploads that some tab began and has not ended, with the names of their files. */
const key = 'outpost.uploads'

const lockOf = (uploadId: string) => `outpost.upload.${uploadId}`

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

const store = (uploads: Record<string, string>) => localStorage.setItem(key, JSON.stringify(uploads))

function forget(uploadId: string) {
  const { [uploadId]: _, ...others } = stored()
  store(others)
}

/**
 * Notes that this tab sends a file, as long as the tab exists: a lock ends with its tab. Resolves with the function that
 * ends it.
 */
export function holdUpload(uploadId: string, name: string): Promise<() => void> {
  store({ ...stored(), [uploadId]: name })
  return new Promise(resolve => {
    void navigator.locks.request(
      lockOf(uploadId),
      () =>
        new Promise<void>(end =>
          resolve(() => {
            forget(uploadId)
            end()
          }),
        ),
    )
  })
}

/** Deletes what is left of uploads whose tab was closed. Resolves with the names of their files. */
export async function discardInterrupted(): Promise<string[]> {
  const names: string[] = []
  for (const [uploadId, name] of Object.entries(stored()))
    await navigator.locks.request(lockOf(uploadId), { ifAvailable: true }, async lock => {
      if (!lock) return
      await api.discardUpload({ body: { uploadId } })
      forget(uploadId)
      names.push(name)
    })
  return names
}
