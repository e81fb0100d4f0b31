import { useLingui } from '@lingui/react/macro'
import type { Item } from '#src/contract/files.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Returns a function that downloads items: one file as it is, several or a folder as a ZIP. */
export function useDownload() {
  const { t } = useLingui()
  const { path } = useFolder()

  async function download(items: readonly Item[]) {
    const [first] = items
    if (!first) return
    const { downloadFile, downloadZip } = await import('./download-items.ts')
    if (items.length === 1 && first.type !== 'folder') return downloadFile(first)
    const folder = items.length === 1 ? first.name : (path.at(-1)?.name ?? t`All files`)
    return downloadZip(items, `${folder}.zip`)
  }

  return (items: readonly Item[]) => download(items).catch((error: unknown) => toast.error(wordsFor(error)))

  function wordsFor(error: unknown) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      return t`There is not enough room on this device to prepare the download. Choose fewer files.`
    return (
      (error instanceof ApiProblem && error.message) ||
      t`The files could not be read. Nothing was downloaded.`
    )
  }
}
