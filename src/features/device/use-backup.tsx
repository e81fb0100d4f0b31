import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '#src/api/client.ts'
import { backup } from '#src/contract/backup.ts'
import { recordBackup } from '#src/device/last-backup.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { BackupContent } from './backup-content.tsx'

const api = client(backup)

/** The server refuses larger files. */
const MAX_RESTORED_BYTES = 32 * 1024 * 1024

type Busy = 'save' | 'inspect' | 'restore' | 'undoRestore'

/** The actions of a backup, one at a time; `problem` is the reason why the last one failed. */
export function useBackup() {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const [busy, setBusy] = useState<Busy>()
  const [problem, setProblem] = useState('')

  /**
   * Resolves to `undefined` when `work` failed with an `ApiProblem`, or while another action runs. Rejects with other
   * errors.
   */
  async function during<Reply>(name: Busy, work: () => Promise<Reply>): Promise<Reply | undefined> {
    if (busy) return undefined
    setBusy(name)
    setProblem('')
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error.message || t`That did not work. Nothing was changed; try again.`)
      return undefined
    } finally {
      setBusy(undefined)
    }
  }

  const tooLarge = (size: string) =>
    t`Saved, but ${size} is more than the 32 MB that can be restored here. Download large files as well.`

  const save = () =>
    during('save', async () => {
      const size = await (await import('./save-backup.ts')).saveBackup()
      await recordBackup()
      if (size > MAX_RESTORED_BYTES) setProblem(tooLarge(formatFileSize(size, i18n.locale)))
    })

  /** Inspects the file first: a file that is not a backup is rejected before the user is asked to confirm. */
  async function restore(file: File) {
    const { name } = file
    const content = await during('inspect', () => api.inspect({ body: { file } }))
    if (!content) return
    const isMeant = await confirm({
      title: t`Restore “${name}”?`,
      text: <BackupContent {...content} />,
      action: t`Restore`,
      danger: true,
    })
    if (!isMeant) return
    await during('restore', async () => {
      await api.restore({ body: { file } })
      toast.success(t`Restored`)
    })
  }

  const undoRestore = () =>
    during('undoRestore', async () => {
      await api.undoRestore()
      toast.success(t`Everything is as it was before`)
    })

  return { busy, problem, save, restore, undoRestore }
}
