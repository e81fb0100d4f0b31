import * as v from 'valibot'
import { shortText } from '#src/contract/core/fields.ts'
import { Product, type ProductFields } from '#src/contract/products.ts'
import { newName } from '#src/features/products/new-product.ts'
import { conflicting } from '#src/lib/merge-fields.ts'

/** The fields of the form. The price is computed, and pictures are stored by themselves. */
const names = [
  'name',
  'active',
  'sku',
  'barcode',
  'category',
  'brand',
  'vendor',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'weight',
  'description',
  'tags',
] as const

export type FieldName = (typeof names)[number]
export type FormValues = Pick<Product, FieldName>

export const FormSchema = v.object({
  ...v.pick(Product, names).entries,
  name: v.pipe(shortText, v.trim(), v.nonEmpty()),
})

/** The values of a stored product. The name of a new one is a placeholder, so its field is empty. */
export function valuesOf(product: Product): FormValues {
  const { thumbnail: _, images: __, price: ___, id: ____, ...values } = product
  return { ...values, name: product.name === newName ? '' : product.name }
}

/**
 * The fields that differ from `base`, without those of `except`; undefined when none does. Other fields may have been
 * changed elsewhere.
 */
export function changesFrom(
  base: FormValues,
  values: FormValues,
  except: readonly FieldName[] = [],
): ProductFields | undefined {
  const changed = names.filter(
    name => !except.includes(name) && JSON.stringify(base[name]) !== JSON.stringify(values[name]),
  )
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map(name => [name, values[name]]))
}

/** The fields that were changed in the form and, since `base` was read, elsewhere, to different values. */
export const conflictsIn = (base: FormValues, stored: FormValues, values: FormValues): FieldName[] =>
  conflicting(names, { base, mine: values, theirs: stored })
