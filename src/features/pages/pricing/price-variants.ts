/** The ways to show the prices, by their address. */
const variants = ['modern', 'simple', 'single', 'table'] as const
export type PriceVariant = (typeof variants)[number]

export const isPriceVariant = (text: string): text is PriceVariant =>
  variants.some(variant => variant === text)
