import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva, cx } from '#styled-system/css'
import { type InvoiceLine, linesOfSheet } from './invoice.ts'

interface Props {
  lines: readonly InvoiceLine[]
  isDense: boolean
}

/** What was sold. On a phone the unit price is below the name. */
export function InvoiceLines({ lines, isDense }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const money = (amount: number) => formatMoney(amount, formats)
  const place = cell({ isDense })
  const end = cx(place, css({ textAlign: 'end', whiteSpace: 'nowrap' }))
  const wide = cx(
    end,
    css({ display: { base: 'none', sm: 'table-cell' }, _print: { display: 'table-cell' } }),
  )
  return (
    <table className={css({ width: 'full', fontVariantNumeric: 'tabular-nums' })}>
      <thead>
        <tr className={css({ textStyle: 'label', color: 'muted' })}>
          <th scope="col" className={place}>
            <Trans>Goods</Trans>
          </th>
          <th scope="col" className={end}>
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className={wide}>
            <Trans>Unit price</Trans>
          </th>
          <th scope="col" className={end}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOfSheet(lines, count => t`and ${count} more lines`).map(
          ({ id, name, unit, quantity, price, discount, amount }) => (
            <tr key={id}>
              <td className={place}>
                {name}
                {discount > 0 && (
                  <span className={css({ display: 'block', textStyle: 'caption', color: 'muted' })}>
                    <Trans>{{ amount: money(discount) }} off</Trans>
                  </span>
                )}
              </td>
              <td className={end}>{quantity > 0 && `${formatNumber(quantity, formats)} ${unit}`}</td>
              <td className={wide}>{quantity > 0 && money(price)}</td>
              <td className={end}>{money(amount)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

const cell = cva({
  base: { textAlign: 'start', verticalAlign: 'top', borderBlockEnd: 'hairline', paddingInlineEnd: '2' },
  variants: { isDense: { true: { paddingBlock: '1' }, false: { paddingBlock: '2.5' } } },
})
