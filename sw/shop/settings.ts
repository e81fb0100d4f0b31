import type { VatMode } from '#src/lib/money/vat.ts'
import { referenceData } from '#sw/storage/reference-data.ts'

export interface ShopSettings {
  vatMode: VatMode
  /** Cash is rounded to a multiple of so many đồng. */
  cashStep: number
  /** A larger discount of a line or an order needs the right `discountOverLimit`. */
  discountLimitPercent: number
}

const defaults: ShopSettings = { vatMode: 'inside', cashStep: 1, discountLimitPercent: 10 }

/** Returns the settings of the shop: the row `shopSettings` of `sets`, with defaults for what it lacks. */
export const shopSettings = async (): Promise<ShopSettings> => ({
  ...defaults,
  ...(await referenceData<Partial<ShopSettings> | undefined>('shopSettings')),
})
