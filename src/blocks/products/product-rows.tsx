import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Product } from '#src/contract/products.ts'
import { Thumbnail } from '#src/ui/layout/thumbnail.tsx'
import type { SimpleListItem } from '#src/ui/lists/simple-list.tsx'

/** Products as list rows that link to their details, with one value at the end. */
const productRows = (products: Product[], trail: (product: Product) => ReactNode): SimpleListItem[] =>
  products.map(product => ({
    id: product.id,
    to: `/main/list/product/inbox/${product.id}/details`,
    lead: <Thumbnail image={product.thumbnail} />,
    title: product.name,
    meta: product.sku,
    trail: trail(product),
  }))

/** The reserved number of each. */
export const reservedRows = (products: Product[]) =>
  productRows(products, ({ reserved }) => <Plural value={reserved} one="# set aside" other="# set aside" />)
