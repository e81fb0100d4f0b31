/** What the codes of some kinds of documents begin with; see `sw/shop/posting/codes.ts`. */
export const codeBeginnings = {
  sale: 'HD',
  takeOut: 'XH',
  takeIn: 'NH',
  receipt: 'PT',
  payment: 'PC',
} as const
