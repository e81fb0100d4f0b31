import { useLingui } from '@lingui/react/macro'
import { useNewFolder } from '#src/features/files/folders/use-new-folder.ts'
import { useFileNavigation } from '#src/features/files/use-file-navigation.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import { useListKeys } from '#src/ui/lists/use-list-keys.ts'
import { searchId } from './folder-head.tsx'
import { useRemove } from './use-remove.ts'

/** The keyboard shortcuts of the screen. Those for one item apply to the active one. */
export function useFileKeys(list: List) {
  const { t } = useLingui()
  const { may, path } = useFolder()
  const { open, rename, openFolder } = useFileNavigation()
  const { open: newFolder } = useNewFolder()
  const remove = useRemove()
  const { selection, focus } = list
  const { activeId } = focus

  useListKeys({
    selection,
    step: focus.step,
    toggle: () => activeId && selection.toggle(activeId),
    remove: may.edit ? () => list.remove(remove) : undefined,
    searchId,
    keys: [
      { keys: 'i', label: t`Details`, run: () => activeId && open(activeId) },
      ...(path.length > 0
        ? [{ keys: 'u', label: t`The folder above`, run: () => openFolder(path.at(-2)?.id ?? null) }]
        : []),
      ...(may.edit ? [{ keys: 'F2', label: t`Rename`, run: () => activeId && rename(activeId) }] : []),
      ...(may.create ? [{ keys: 'n', label: t`New folder`, run: newFolder }] : []),
    ],
  })
}
