/** The documents that change the stock without a partner. They are also parts of addresses. */
export const stockKinds = ['count', 'transfer', 'adjustment'] as const
export type StockKind = (typeof stockKinds)[number]

export const isStockKind = (name: string): name is StockKind => stockKinds.some(kind => kind === name)

/** The states of each kind of document, for its filter. */
export const statesOf: Record<StockKind, readonly string[]> = {
  count: ['draft', 'counting', 'reviewed', 'posted', 'cancelled'],
  transfer: ['draft', 'sent', 'received', 'cancelled'],
  adjustment: ['posted', 'cancelled'],
}
