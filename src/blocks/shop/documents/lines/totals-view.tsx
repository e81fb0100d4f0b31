import { Trans } from '@lingui/react/macro'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  subtotal: number
  discount: number
  tax: number
  total: number
}

/** The totals of a document. The tax is part of the total. */
export function TotalsView({ subtotal, discount, tax, total }: Props) {
  const formats = useFormats()
  const money = (amount: number) => formatMoney(amount, formats)
  return (
    <dl className={list}>
      <dt>
        <Trans>Goods</Trans>
      </dt>
      <dd>{money(subtotal)}</dd>
      {discount > 0 && (
        <>
          <dt>
            <Trans>Discount</Trans>
          </dt>
          <dd>−{money(discount)}</dd>
        </>
      )}
      <dt>
        <Trans>VAT</Trans>
      </dt>
      <dd>{money(tax)}</dd>
      <dt className={whole}>
        <Trans>Total</Trans>
      </dt>
      <dd className={whole}>{money(total)}</dd>
    </dl>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  rowGap: '2',
  paddingInline: 'card',
  paddingBlockEnd: '4',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'muted' },
  '& dd': { textAlign: 'end' },
})
const whole = css({
  textStyle: 'titleSm',
  color: '[{colors.fg} !important]',
  paddingBlockStart: '2',
  borderBlockStart: 'hairline',
})
