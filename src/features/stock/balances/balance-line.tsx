import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProductWords } from '#src/blocks/shop/documents/lines/product-words.tsx'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'
import type { BalanceRow } from './balance-rows.ts'

export const balanceElementId = (id: string) => `balance-${id}`

/** A product of the stock, as a link to its stock card. */
export function BalanceLine({ row, tabIndex }: { row: BalanceRow; tabIndex: number }) {
  const formats = useFormats()
  const { product, onHand, reserved, incoming, available, isLow } = row
  const number = (value: number) => formatQuantity(value, formats)
  const tone = onHand < 0 ? 'danger' : isLow ? 'warning' : 'plain'
  return (
    <Link
      id={balanceElementId(product.id)}
      data-row={product.id}
      to="/main/inventory/card/$productId"
      params={{ productId: product.id }}
      tabIndex={tabIndex}
      preload={false}
      className={line}
    >
      <span className={css({ flex: '1', minWidth: '0' })}>
        <ProductWords product={product} />
      </span>
      <Figure label={<Trans>Reserved</Trans>} isExtra>
        {number(reserved)}
      </Figure>
      <Figure label={<Trans>Incoming</Trans>} isExtra>
        {number(incoming)}
      </Figure>
      <Figure label={<Trans>Available</Trans>} isExtra>
        {number(available)}
      </Figure>
      <Figure
        label={onHand < 0 ? <Trans>below zero</Trans> : isLow ? <Trans>low</Trans> : product.unit}
        tone={tone}
      >
        {number(onHand)}
      </Figure>
    </Link>
  )
}

interface FigureProps {
  label: ReactNode
  tone?: 'plain' | 'warning' | 'danger'
  /** Only where there is room. */
  isExtra?: boolean
  children: ReactNode
}

const Figure = ({ label, tone = 'plain', isExtra = false, children }: FigureProps) => (
  <span className={figure({ isExtra, tone })}>
    <strong className={css({ fontWeight: isExtra ? 'text' : 'label' })}>{children}</strong>
    <span>{label}</span>
  </span>
)

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '[4.25rem]',
  paddingInline: 'page',
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const figure = cva({
  base: {
    flex: 'none',
    display: 'grid',
    justifyItems: 'end',
    width: '20',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { textStyle: 'caption', color: 'subtle' },
  },
  variants: {
    isExtra: { true: { display: { base: 'none', md: 'grid' } }, false: {} },
    tone: {
      plain: {},
      warning: { '& > span': { color: 'warning.text' }, color: 'warning.text' },
      danger: { '& > span': { color: 'danger.text' }, color: 'danger.text' },
    },
  },
})
