import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { ProductWords } from './product-words.tsx'
import { useProductsById } from './products-by-id.ts'

/** A line that is only shown. */
export interface ShownLine {
  id: string
  productId: string
  quantity: number
  unit?: string
  /** Below the name: what was collected, received or returned, the batch. */
  meta?: ReactNode
  /** At the end: an amount or a difference. */
  trail?: ReactNode
}

interface Props {
  title?: ReactNode
  lines: readonly ShownLine[]
}

/** The lines of a document that can no longer be edited. */
export function LinesView({ title, lines }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const products = useProductsById()
  return (
    <Card title={title ?? <Trans>Goods</Trans>}>
      <ul aria-label={t`Lines`} className={css({ paddingBlockEnd: '2' })}>
        {lines.map(({ id, productId, quantity, unit, meta, trail }) => (
          <li key={id} className={row}>
            <ProductWords product={products.get(productId)}>{meta}</ProductWords>
            <span className={figures}>
              {formatQuantity(quantity, formats)}{' '}
              <span className={css({ color: 'subtle' })}>{unit || products.get(productId)?.unit}</span>
            </span>
            {trail !== undefined && <span className={end}>{trail}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '2',
  borderBlockStart: 'hairline',
  '& > :first-child': { flex: '[1 1 12rem]' },
})
const figures = css({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', minWidth: '16' })
const end = css({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'label',
  textAlign: 'end',
  minWidth: '28',
})
