import { useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import { useCan } from '#src/api/rights.ts'
import { basePriceOf } from '#src/contract/products.ts'
import type { ShopCategory } from '#src/contract/shop/categories.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { type Changes, type ListKind, type ListRow, valueOf } from '#src/features/lists/kind.ts'

const api = client(shopProducts)

/** The price of the list contains the tax. With another tax the server needs the base price. */
function asProduct(values: Changes, row?: ListRow) {
  const { price = row && valueOf(row, 'price'), taxPercent, ...rest } = values
  if (taxPercent === undefined) return values as never
  return { ...rest, taxPercent, basePrice: basePriceOf(Number(price ?? 0), Number(taxPercent)) } as never
}

/** Returns the list of products, whose categories can be chosen. */
export function useProductKind(categories: readonly ShopCategory[], categoryId: string): ListKind {
  const { t } = useLingui()
  const can = useCan()
  return {
    id: 'product',
    table: 'products',
    title: t`Products`,
    newTitle: t`New product`,
    fields: [
      { name: 'name', label: t({ message: 'Name', context: 'product' }), type: 'text', isRequired: true },
      { name: 'sku', label: t`Code`, type: 'text' },
      { name: 'barcode', label: t`Barcode`, type: 'text', isFormOnly: true },
      {
        name: 'category',
        label: t`Category`,
        type: 'choice',
        options: categories.map(({ id, name }) => ({ value: id, label: name })),
      },
      { name: 'unit', label: t`Unit`, type: 'text' },
      { name: 'price', label: t`Price`, type: 'money' },
      { name: 'taxPercent', label: t`VAT, %`, type: 'number', isFormOnly: true },
      { name: 'stock', label: t`In stock`, type: 'number', isLocked: true },
      { name: 'minStock', label: t`Lowest stock`, type: 'number' },
      { name: 'active', label: t`On sale`, type: 'flag' },
    ],
    canCreate: can('products', 'create'),
    canEdit: can('products', 'edit'),
    save: (row, values) =>
      api.update({ body: { id: row.id, version: row.version ?? 1, product: asProduct(values, row) } }),
    create: (id, values) => {
      const category = values['category'] || (categoryId === 'all' ? '' : categoryId)
      return api.create({ body: { id, product: asProduct({ ...values, category }) }, idempotencyKey: id })
    },
    importRows: rows =>
      api.import({
        body: {
          rows: rows.map(({ row, changes }) => {
            const isPlaced = row !== undefined || changes['category'] || categoryId === 'all'
            return (isPlaced ? changes : { ...changes, category: categoryId }) as never
          }),
        },
      }),
    hrefOf: ({ id }) => `/main/list/product/inbox/${id}/details`,
  }
}
