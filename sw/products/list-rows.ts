import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'

const { compare } = new Intl.Collator('vi')

/**
 * The fields by which products are sorted, searched and counted. The rows are sorted by name, the slowest sort; among equal
 * names the newest is first.
 */
export const productListRows = listCache(
  'products',
  db.products,
  ({
    id,
    position,
    category,
    brand,
    vendor,
    name,
    sku,
    active,
    stock,
    minStock,
    reserved,
    cost,
    basePrice,
    taxPercent,
    price,
    weight,
    barcode,
  }) => ({
    id,
    position,
    category,
    brand,
    vendor,
    folded: fold(name),
    name,
    sku,
    active: String(active),
    stock,
    // Most products have none.
    ...(minStock !== undefined && { minStock }),
    reserved,
    cost,
    basePrice,
    taxPercent,
    price,
    weight,
    barcode: Number(barcode) || 0,
  }),
  (a, b) => compare(a.name, b.name) || a.position - b.position,
)
