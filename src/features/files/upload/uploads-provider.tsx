import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useCan } from '#src/api/rights.ts'
import { requestPersistenceOnce } from '#src/device/storage.ts'
import { useAsk } from '#src/features/files/conflicts/use-ask.ts'
import { api } from '#src/features/files/load-files.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { createFolders } from './create-folders.ts'
import { discardInterrupted } from './held-uploads.ts'
import type { PickedFile } from './picked-files.ts'
import { planUploads } from './plan-uploads.ts'
import { enqueue } from './upload-queue.ts'
import { UploadsContext } from './use-uploads.ts'

/** Lets everything inside send files. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const ask = useAsk()
  const can = useCan()

  const words = {
    noRoom: t`There is not enough room on this device. What was here is kept.`,
    failed: t`The file could not be read or stored. Try again.`,
  }

  async function send(picked: readonly PickedFile[], rootId: string | null) {
    for (const { files, folderId } of await createFolders(picked, rootId)) {
      const existing = await api.list({ query: { folderId: folderId ?? undefined } })
      enqueue(await planUploads(files, folderId, existing.files, ask), words)
    }
    void requestPersistenceOnce()
    return true
  }

  const sayInterrupted = useEffectEvent((names: readonly string[]) => {
    for (const name of names)
      toast.error(t`The upload of “${{ name }}” was interrupted. Nothing of it is left; choose it again.`)
  })
  const mayCreate = can('files', 'create')
  useEffect(() => {
    if (mayCreate) void discardInterrupted().then(sayInterrupted, () => undefined)
  }, [mayCreate])

  return (
    <UploadsContext
      value={{
        upload: async (picked, folderId) => {
          if (picked.length > 0) await withErrorToast(() => send(picked, folderId))
        },
      }}
    >
      {children}
    </UploadsContext>
  )
}
