import { useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { useAsk } from '#src/features/files/conflicts/use-ask.ts'
import { api, type FolderData, type ListedItem } from '#src/features/files/load-files.ts'
import { useFileNavigation } from '#src/features/files/use-file-navigation.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { planTransfer } from './plan-transfer.ts'

export type TransferKind = 'move' | 'copy'

type Shown = Pick<FolderData, 'items' | 'query'>

/** Moves and copies items of the list into a folder, after asking about taken names, and offers to undo it. */
export function useTransferActions({ items, query }: Shown, run: Mutate<readonly ListedItem[]>) {
  const { t, i18n } = useLingui()
  const ask = useAsk()
  const can = useCan()
  const { openId, close } = useFileNavigation()

  /** Asks what has to be asked. Resolves to undefined when nothing is left to do. */
  async function planned(kind: TransferKind, ids: readonly string[], folderId: string | null) {
    const chosen = items.filter(
      item => ids.includes(item.id) && (kind === 'copy' || item.folderId !== folderId),
    )
    if (chosen.length === 0) return undefined
    const { folders, files, path } = await api.list({ query: folderId === null ? {} : { folderId } })
    if (path.some(({ id }) => ids.includes(id))) {
      toast.error(t`A folder cannot be put into itself.`)
      return undefined
    }
    const plan = await planTransfer(chosen, [...folders, ...files], ask)
    return plan.items.length > 0 ? { ...plan, folder: path.at(-1)?.name ?? t`All files` } : undefined
  }

  const restored = async (ids: string[]) => {
    if (ids.length > 0) await api.restoreMany({ body: { ids } })
  }

  async function move(ids: readonly string[], folderId: string | null) {
    const plan = await withErrorToast(() => planned('move', ids, folderId))
    if (!plan) return
    const { items: moved, replaces, folder } = plan
    const gone = new Set(moved.map(({ id }) => id))
    if (openId !== undefined && gone.has(openId)) close()
    const isMoved = await run(
      () => api.move({ body: { moves: moved.map(({ id }) => ({ id, folderId })), replaces } }),
      // A search shows items of all folders.
      before => (query === undefined ? before.filter(({ id }) => !gone.has(id)) : before),
    )
    if (!isMoved) return
    const moves = moved.map(({ id, name, folderId }) => ({ id, name, folderId }))
    const count = moved.length
    const name = moved[0]?.name ?? ''
    toast.undo(
      count > 1
        ? t`${{ count: i18n.number(count) }} items moved to “${{ folder }}”`
        : t`“${{ name }}” moved to “${{ folder }}”`,
      () => void run(() => api.move({ body: { moves } }).then(() => restored(replaces))),
    )
  }

  async function copy(ids: readonly string[], folderId: string | null) {
    const plan = await withErrorToast(() => planned('copy', ids, folderId))
    if (!plan) return
    const { items: originals, replaces, folder } = plan
    const copies = await run(() =>
      api.copy({ body: { ids: originals.map(({ id }) => id), folderId, replaces } }),
    )
    if (!copies) return
    const count = copies.length
    const name = originals[0]?.name ?? ''
    const message =
      count > 1
        ? t`${{ count: i18n.number(count) }} items copied to “${{ folder }}”`
        : t`“${{ name }}” copied to “${{ folder }}”`
    if (!can('files', 'edit')) return toast.success(message)
    const added = copies.map(({ id }) => id)
    toast.undo(
      message,
      () => void run(() => api.removeMany({ body: { ids: added } }).then(() => restored(replaces))),
    )
  }

  return { move, copy }
}
