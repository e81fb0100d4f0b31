import { useLingui } from '@lingui/react/macro'
import type { Item } from '#src/contract/files.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/** More than this is refused by the browsers, and shared files are in memory. */
const MAX_SHARED_BYTES = 50 * 1024 * 1024

/** Some browsers share only texts and links. */
const sharesFiles = () =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'x.txt', { type: 'text/plain' })] })

/** Returns whether the system can share these items: a few files, and no folder. */
export const canShare = (items: readonly Item[]) =>
  items.length > 0 &&
  items.every(({ type }) => type !== 'folder') &&
  items.reduce((sum, { size }) => sum + size, 0) <= MAX_SHARED_BYTES &&
  sharesFiles()

/** Returns a function that shares files with the share sheet of the system. */
export function useShare() {
  const { t } = useLingui()
  return async (items: readonly Item[]) => {
    const { shareFiles } = await import('./share-files.ts')
    const isShared = await shareFiles(items).catch(() => false)
    if (!isShared) toast.error(t`These files cannot be shared here. Download them instead.`)
  }
}
