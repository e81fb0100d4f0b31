import { useLingui } from '@lingui/react/macro'
import { removeWithUndo } from '#src/blocks/lists/remove-with-undo.ts'
import type { Product, ProductFields } from '#src/contract/products.ts'
import { noteRemoved } from '#src/device/removed.ts'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { api } from './load-inventory.ts'
import { useNameOf } from './product-name.ts'

export type ProductActions = ReturnType<typeof useProductActions>

/** All actions on products and their tags. The table shows a change before it is stored. */
export function useProductActions(rows: readonly Product[], run: Mutate<readonly Product[]>) {
  const { t, i18n } = useLingui()
  const nameOf = useNameOf()

  const add = () => run(() => api.create())

  const patched = (ids: ReadonlySet<string>, fields: ProductFields) => (before: readonly Product[]) =>
    before.map(product => (ids.has(product.id) ? { ...product, ...fields } : product))

  const update = (id: string, product: ProductFields) =>
    run(() => api.update({ body: { id, product } }), patched(new Set([id]), product))

  /** Removes an empty product without a message. If that fails, the empty product stays; this does no harm. */
  const discard = (id: string) => {
    noteRemoved([id])
    return api.remove({ query: { id } }).catch(() => false)
  }

  function remove(ids: readonly string[]) {
    const count = ids.length
    const first = rows.find(({ id }) => id === ids[0])
    const name = first ? nameOf(first) : ''
    const gone = new Set(ids)
    return removeWithUndo({
      ids,
      remove: () =>
        run(
          () => api.removeMany({ body: { ids: [...ids] } }),
          before => before.filter(({ id }) => !gone.has(id)),
        ),
      restore: () => run(() => api.restoreMany({ body: { ids: [...ids] } })),
      message: count > 1 ? t`${{ count: i18n.number(count) }} products deleted` : t`“${{ name }}” deleted`,
    })
  }

  const createTag = (title: string) => run(() => api.createTag({ body: { tag: { title } } }))
  const renameTag = (id: string, title: string) => run(() => api.updateTag({ body: { id, tag: { title } } }))
  const removeTag = (id: string) => run(() => api.removeTag({ query: { id } }))

  return { add, update, discard, remove, createTag, renameTag, removeTag }
}
