import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'

const { compare } = new Intl.Collator('vi')

/**
 * The fields by which the list is sorted and searched. The rows are sorted by name, the slowest sort; among equal
 * names the newest is first.
 */
export const productListRows = listCache(
  'products',
  db.products,
  ({
    id,
    position,
    name,
    sku,
    active,
    stock,
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
    folded: fold(name),
    name,
    sku,
    active: String(active),
    stock,
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
