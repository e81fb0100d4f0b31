import { createContext, use } from 'react'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { Offer } from '#src/contract/shop/catalogue.ts'
import {
  type Basket as BasketContents,
  type BasketLine,
  type MadeLine,
  withMissing,
  withoutMade,
  withQuantity,
} from './basket-lines.ts'

interface Kept extends BasketContents {
  /** Empty for the first warehouse. */
  warehouseId: string
}

const empty: Kept = { lines: [], takeIns: {}, warehouseId: '' }

/** Keeps the basket of the user on this device, over reloads. */
export function useKeptBasket() {
  const draft = useDraft<Kept>('marketBasket', empty, 0)
  const { lines, takeIns, warehouseId } = draft.values

  /** A supplier that comes into the basket gets the id of its take-in. */
  const change = (next: (lines: readonly BasketLine[]) => readonly BasketLine[]) =>
    draft.change(values => {
      const changed = next(values.lines)
      const missing = changed.filter(({ supplierId }) => !(supplierId in values.takeIns))
      const made = missing.map(({ supplierId }) => [supplierId, crypto.randomUUID()] as const)
      return { lines: changed, takeIns: { ...values.takeIns, ...Object.fromEntries(made) } }
    })

  return {
    lines,
    takeIns,
    warehouseId,
    setWarehouse: (id: string) => draft.change(() => ({ warehouseId: id })),
    set: (offer: Offer, quantity: number) => change(all => withQuantity(all, offer, quantity)),
    /** Changes the quantity of a line that is in the basket; 0 removes it. */
    setLine: (id: string, quantity: number) =>
      change(all =>
        quantity > 0
          ? all.map(line => (line.id === id ? { ...line, quantity } : line))
          : all.filter(line => line.id !== id),
      ),
    /** Adds what is missing of the products of some offers. Returns the number of added lines. */
    addMissing(offers: readonly Offer[]): number {
      change(all => withMissing(all, offers))
      return withMissing(lines, offers).length - lines.length
    },
    /** The take-in of a supplier is made with some lines: the next one has another id. */
    settle: (supplierId: string, made: readonly MadeLine[]) =>
      draft.change(values => withoutMade(values, supplierId, made)),
    clear: draft.drop,
  }
}

type Basket = ReturnType<typeof useKeptBasket>

export const BasketContext = createContext<Basket | null>(null)

/** Returns the basket of the catalogue around it. */
export function useBasket(): Basket {
  const basket = use(BasketContext)
  if (!basket) throw new Error('useBasket needs a BasketContext')
  return basket
}
