import { CheckCircleIcon } from '@heroicons/react/24/solid'
import type { ReactNode } from 'react'
import { ProductWords } from '#src/blocks/shop/documents/lines/product-words.tsx'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { css } from '#styled-system/css'

interface Props {
  product: ShopProduct | undefined
  isTicked: boolean
  onToggle: () => void
  /** How much of it, and for what. */
  children: ReactNode
}

/** A product of a pick list, which is ticked when it is in the hands of the collector. */
export const TickButton = ({ product, isTicked, onToggle, children }: Props) => (
  <button type="button" aria-pressed={isTicked} className={tick} onClick={onToggle}>
    {isTicked ? <CheckCircleIcon aria-hidden="true" /> : <span aria-hidden="true" className={ring} />}
    <ProductWords product={product}>{children}</ProductWords>
  </button>
)

/** The style of a line of a pick list. */
export const tickLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
})
const tick = css({
  flex: '[1 1 14rem]',
  minWidth: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  textAlign: 'start',
  borderRadius: 'md',
  '& > svg': {
    flex: 'none',
    width: 'icon.xl',
    height: 'icon.xl',
    color: 'success.solid',
  },
})
/** In the place of the check mark of a line that is not picked. */
const ring = css({
  flex: 'none',
  width: '[1.625rem]',
  height: '[1.625rem]',
  margin: '[3px]',
  borderRadius: 'full',
  boxShadow: '[inset 0 0 0 2px {colors.borderControl}]',
})
