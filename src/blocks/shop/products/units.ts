import type { ShopProduct } from '#src/contract/shop/products.ts'

/** A unit in which a product is sold or bought. */
export interface Unit {
  /** Empty for a product whose stock unit has no name. */
  name: string
  /** The number of stock units in it. */
  factor: number
  /** Whole đồng. */
  price: number
}

type Sold = Pick<ShopProduct, 'unit' | 'units' | 'price'>

/** Returns the units of a product, the stock unit first. */
export const unitsOf = ({ unit = '', units = [], price }: Sold): Unit[] => [
  { name: unit, factor: 1, price: Math.round(price) },
  ...units.map(({ name, factor, price }) => ({ name, factor, price: Math.round(price) })),
]

/** Returns a unit of a product by its name; an unknown or empty name is that of the stock unit. */
export const unitOf = (product: Sold, name: string): Unit => {
  const [first, ...others] = unitsOf(product)
  return others.find(unit => unit.name === name) ?? first ?? { name: '', factor: 1, price: 0 }
}

/** The rates of VAT in Vietnam, in percent. */
const RATES = [0, 5, 8, 10] as const

/** Returns the rate of VAT of a product: the highest rate in force that is not above its own. */
export const taxOf = ({ taxPercent }: Pick<ShopProduct, 'taxPercent'>) =>
  RATES.findLast(rate => rate <= taxPercent) ?? 0
