import { useLingui } from '@lingui/react/macro'
import type { ProductSort } from '#src/contract/shared/product-sorts.ts'

/** The names of everything by which products are sorted. */
export function useSortNames(): Record<ProductSort, string> {
  const { t } = useLingui()
  return {
    name: t({ message: 'Name', context: 'product' }),
    sku: t`SKU`,
    price: t`Price`,
    stock: t`Stock`,
    reserved: t`Reserved`,
    active: t`Active`,
    cost: t`Cost`,
    basePrice: t`Base price`,
    taxPercent: t`Tax`,
    weight: t`Weight`,
    barcode: t`Barcode`,
  }
}
