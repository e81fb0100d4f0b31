import * as v from 'valibot'
import { basePriceOf, type ProductFields } from '#src/contract/products.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'

const UnitValues = v.object({ name: v.string(), factor: v.number(), price: v.number(), barcode: v.string() })

/** The prices and units of a product as its form has them. */
export type PriceValues = v.InferOutput<typeof PriceValues>
export const PriceValues = v.object({
  price: v.number(),
  taxPercent: v.number(),
  unit: v.string(),
  minStock: v.number(),
  maxStock: v.number(),
  units: v.array(UnitValues),
})

export const pricesOf = ({
  price,
  taxPercent,
  unit,
  minStock,
  maxStock,
  units,
}: ShopProduct): PriceValues => ({
  price: Math.round(price),
  taxPercent,
  unit: unit ?? '',
  minStock: minStock ?? 0,
  maxStock: maxStock ?? 0,
  units: (units ?? []).map(one => ({ ...one })),
})

/** Returns what is to be stored: only what was changed. The server derives the price from the base price and the tax. */
export function changesOf(
  stored: PriceValues,
  { price, taxPercent, units, ...rest }: PriceValues,
): ProductFields {
  const changes: ProductFields = {}
  if (taxPercent !== stored.taxPercent)
    Object.assign(changes, { taxPercent, basePrice: basePriceOf(price, taxPercent) })
  else if (price !== stored.price) changes.price = price
  if (rest.unit !== stored.unit) changes.unit = rest.unit
  if (rest.minStock !== stored.minStock) changes.minStock = rest.minStock
  if (rest.maxStock !== stored.maxStock) changes.maxStock = rest.maxStock
  if (JSON.stringify(units) !== JSON.stringify(stored.units)) changes.units = units
  return changes
}

/** Returns whether every unit has a name and contains at least a part of a stock unit. */
export const areUnitsComplete = ({ units }: PriceValues) =>
  units.every(({ name, factor }) => name.trim() !== '' && factor > 0)
