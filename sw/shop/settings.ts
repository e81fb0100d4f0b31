import type { ShopSettings } from '#src/contract/shop/settings.ts'
import { referenceData } from '#sw/storage/reference-data.ts'

/** The id of the row of `sets` with the settings that the shop has chosen. */
export const SETTINGS_ID = 'shopSettings'

const defaults: ShopSettings = {
  vatMode: 'inside',
  cashStep: 1,
  discountLimitPercent: 10,
  methods: ['cash', 'transfer', 'card', 'credit'],
  receiptFooter: '',
  receiptPaper: '80',
  version: 1,
}

/** Returns the settings of the shop, with defaults for what it has not chosen. */
export const shopSettings = async (): Promise<ShopSettings> => ({
  ...defaults,
  ...(await referenceData<Partial<ShopSettings> | undefined>(SETTINGS_ID)),
})
