import { Trans, useLingui } from '@lingui/react/macro'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { useRemove } from './use-remove.ts'

/** The actions on all selected products. */
export function ProductBulkActions({ list }: { list: List }) {
  const { t } = useLingui()
  const { canEdit } = useInventory()
  const remove = useRemove()
  return (
    <SelectionBar
      selection={list.selection}
      label={t`Selected products`}
      hint={<Trans>Tap the products to select</Trans>}
      onDelete={canEdit ? () => list.remove(remove) : undefined}
    />
  )
}
