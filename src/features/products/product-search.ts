import { productSorts } from '#src/contract/shared/product-sorts.ts'
import { flag, oneOf, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'

/** The list is sorted by name when the address names nothing else. */
const [, ...sorts] = productSorts

/** spec: the paginator's sizes */
export const PAGE_SIZES = [5, 10, 25, 100]
export const DEFAULT_PAGE_SIZE = 25

/** The state of the list. Without `sort` it is sorted by name, without `order` upwards; `page` counts from 1. */
export const inventorySearch = searchParams({
  q: text,
  sort: oneOf(...sorts),
  order: oneOf('desc'),
  page: ordinal,
  size: value => PAGE_SIZES.find(size => size === value),
  /** The id of a category. */
  category: text,
  /** Only products that run out. */
  low: flag,
  /** The id of the product whose form is open. */
  open: text,
  /** The dialog that is open. */
  do: oneOf('import'),
  /** The camera reads a barcode. */
  scan: flag,
})

export type InventorySearch = ReturnType<typeof inventorySearch>

/** What the rows depend on. An open form or dialog does not load them again. */
export const listDeps = ({ search }: { search: InventorySearch }): ListSearch => {
  const { open: _, do: __, scan: ___, ...deps } = search
  return deps
}

export type ListSearch = Omit<InventorySearch, 'open' | 'do' | 'scan'>
