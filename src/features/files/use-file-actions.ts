import { useLingui } from '@lingui/react/macro'
import { removeWithUndo } from '#src/blocks/lists/remove-with-undo.ts'
import type { Item } from '#src/contract/files.ts'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { api, type ListedItem } from './load-files.ts'

type Fields = Partial<Pick<Item, 'name' | 'description'>>

export type FileActions = ReturnType<typeof useFileActions>

/** The actions on folders and files. The list shows a change before it is stored. */
export function useFileActions(items: readonly ListedItem[], run: Mutate<readonly ListedItem[]>) {
  const { t, i18n } = useLingui()

  const createFolder = (folderId: string | null, name: string) =>
    run(() => api.createFolder({ body: { folder: { folderId, name } } }))

  /** Resolves to whether it is saved. */
  const update = async (id: string, item: Fields) =>
    Boolean(
      await run(
        () => api.update({ body: { id, item } }),
        before => before.map(other => (other.id === id ? { ...other, ...item } : other)),
      ),
    )

  function remove(ids: readonly string[]) {
    const count = ids.length
    const name = items.find(({ id }) => id === ids[0])?.name ?? ''
    return removeWithUndo({
      ids,
      remove: () => run(() => api.removeMany({ body: { ids: [...ids] } }), without(ids)),
      restore: () => run(() => api.restoreMany({ body: { ids: [...ids] } })),
      message: count > 1 ? t`${{ count: i18n.number(count) }} items deleted` : t`“${{ name }}” deleted`,
    })
  }

  return { createFolder, update, remove }
}

const without = (ids: readonly string[]) => {
  const gone = new Set(ids)
  return (items: readonly ListedItem[]) => items.filter(({ id }) => !gone.has(id))
}
