import { createContext, use } from 'react'
import type { Picked } from '#src/blocks/shop/products/find-products.ts'

/** What a tile can do. The functions stay the same, so that a change of the ticket does not render all tiles again. */
export interface TileActs {
  canSell: boolean
  add: (picked: Picked) => void
  step: (lineId: string, by: number) => void
}

export const TileContext = createContext<TileActs | null>(null)

export function useTileActs(): TileActs {
  const acts = use(TileContext)
  if (!acts) throw new Error('useTileActs needs a TileContext')
  return acts
}
