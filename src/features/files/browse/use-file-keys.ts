import { useLingui } from '@lingui/react/macro'
import { useNewFolder } from '#src/features/files/folders/use-new-folder.ts'
import { usePreview } from '#src/features/files/preview/use-preview.ts'
import type { TransferKind } from '#src/features/files/transfer/use-transfer-actions.ts'
import { useFileNavigation } from '#src/features/files/use-file-navigation.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import { useListKeys } from '#src/ui/lists/use-list-keys.ts'
import { searchId } from './folder-head.tsx'
import { useRemove } from './use-remove.ts'

/** The keyboard shortcuts of the screen. Those for items apply to the selected ones, otherwise to the active one. */
export function useFileKeys(list: List) {
  const { t } = useLingui()
  const { items, may, path, openTransfer } = useFolder()
  const { open, rename, openFolder } = useFileNavigation()
  const { open: newFolder } = useNewFolder()
  const { show } = usePreview()
  const remove = useRemove()
  const { selection, focus } = list
  const { activeId } = focus

  const isFile = items.some(({ id, type }) => id === activeId && type !== 'folder')
  const transfer = (kind: TransferKind) => list.targetIds.length > 0 && openTransfer(kind, list.targetIds)

  useListKeys({
    selection,
    step: focus.step,
    toggle: () => activeId && selection.toggle(activeId),
    remove: may.edit ? () => list.remove(remove) : undefined,
    searchId,
    keys: [
      { keys: 'i', label: t`Details`, run: () => activeId && open(activeId) },
      { keys: 'v', label: t`Open the file`, run: () => activeId && isFile && show(activeId) },
      ...(path.length > 0
        ? [{ keys: 'u', label: t`The folder above`, run: () => openFolder(path.at(-2)?.id ?? null) }]
        : []),
      ...(may.edit ? [{ keys: 'F2', label: t`Rename`, run: () => activeId && rename(activeId) }] : []),
      ...(may.edit ? [{ keys: 'm', label: t`Move to…`, run: () => transfer('move') }] : []),
      ...(may.create ? [{ keys: 'c', label: t`Copy to…`, run: () => transfer('copy') }] : []),
      ...(may.create ? [{ keys: 'n', label: t`New folder`, run: newFolder }] : []),
    ],
  })
}
