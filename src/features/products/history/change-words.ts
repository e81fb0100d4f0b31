import { useLingui } from '@lingui/react/macro'
import type { ProductChange } from '#src/contract/products.ts'
import { useSortNames } from '#src/features/products/table/sort-names.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

type Value = ProductChange['fields'][number]['after']

/** Shown for a field that is empty. */
const NOTHING = '–'

/** Returns the name of a field of a product, and a value of it, as people read them. */
export function useChangeWords() {
  const { t } = useLingui()
  const formats = useFormats()
  const sortNames = useSortNames()
  const { categories, brands, vendors, tags } = useInventory()
  const sets: Record<string, readonly { id: string; name: string }[]> = {
    category: categories,
    brand: brands,
    vendor: vendors,
  }
  const names: Record<string, string> = {
    ...sortNames,
    active: t`On sale`,
    category: t`Category`,
    brand: t`Brand`,
    vendor: t`Supplier`,
    tags: t`Tags`,
    images: t`Pictures`,
    description: t`Description`,
  }

  function numberIn(field: string, value: number) {
    if (['cost', 'basePrice', 'price'].includes(field)) return formatMoney(value, formats)
    const unit = { taxPercent: '%', weight: ' kg' }[field] ?? ''
    return formatNumber(value, formats) + unit
  }

  function textOf(field: string, value: Value): string {
    if (typeof value === 'number') return numberIn(field, value)
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (typeof value === 'string')
      return (sets[field]?.find(({ id }) => id === value)?.name ?? value) || NOTHING
    const titles = value.flatMap(id => tags.find(tag => tag.id === id)?.title ?? [])
    return titles.join(', ') || NOTHING
  }

  return { nameOf: (field: string) => names[field] ?? field, textOf }
}
