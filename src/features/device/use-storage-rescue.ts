import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { StorageRequest } from '#src/contract/core/storage-problem.ts'
import { exportRaw } from '#src/device/files/raw-export.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { askStorage } from '#src/device/worker/ask-storage.ts'
import { reload } from '#src/lib/reload.ts'

type Busy = 'retry' | 'restore' | 'startOver' | 'export'

/** The actions for a database that cannot be used, one at a time; `failure` is the reason why the last one failed. */
export function useStorageRescue() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [busy, setBusy] = useState<Busy>()
  const [failure, setFailure] = useState('')

  async function during(name: Busy, work: () => Promise<string | undefined>) {
    setBusy(name)
    setFailure('')
    setFailure((await work()) ?? '')
    setBusy(undefined)
  }

  async function ask(request: StorageRequest) {
    const { problem, message } = await askStorage(request)
    if (!problem && !message) await reload(router)
    return message
  }

  return {
    busy,
    failure,
    retry: () =>
      during('retry', async () => {
        // A newer release may already fix the problem.
        void navigator.serviceWorker.ready.then(registration => registration.update()).catch(() => undefined)
        return ask({ storage: 'check' })
      }),
    restore: (file: File) => during('restore', () => ask({ storage: 'restore', file, lang: i18n.locale })),
    startOver: () => during('startOver', () => ask({ storage: 'startOver' })),
    save: () =>
      during('export', async () => {
        try {
          saveFile(await exportRaw(), `outpost-${new Date().toISOString().slice(0, 10)}.json.gz`)
        } catch {
          return t`The data cannot be read now. Try again.`
        }
        return undefined
      }),
  }
}
