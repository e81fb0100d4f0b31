import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'

const { compare } = new Intl.Collator('vi')

/** What the list sorts and searches by, by name, which takes longest to sort by; among equal names the newest first. */
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
