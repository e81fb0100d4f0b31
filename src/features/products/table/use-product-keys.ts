import { useLingui } from '@lingui/react/macro'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useNewProduct } from '#src/features/products/use-new-product.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import { useListKeys } from '#src/ui/lists/use-list-keys.ts'
import { searchId } from './toolbar.tsx'
import { useRemove } from './use-remove.ts'

/** The keyboard shortcuts of the screen. Those for one row apply to the active one. */
export function useProductKeys(list: List) {
  const { t } = useLingui()
  const { canEdit } = useInventory()
  const addProduct = useNewProduct()
  const remove = useRemove()
  const { open } = useProductNavigation()
  const { selection, focus } = list
  const { activeId } = focus

  useListKeys({
    selection,
    step: focus.step,
    toggle: () => activeId && selection.toggle(activeId),
    remove: canEdit ? () => list.remove(remove) : undefined,
    searchId,
    keys: [
      { keys: 'o', label: t`Open`, run: () => activeId && void open(activeId) },
      ...(canEdit ? [{ keys: 'n', label: t`New product`, run: () => addProduct() }] : []),
    ],
  })
}
