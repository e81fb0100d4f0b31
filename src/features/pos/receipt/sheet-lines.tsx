import { Trans } from '@lingui/react/macro'
import type { SaleLine } from '#src/contract/shop/documents/documents.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { lineAmount } from '#src/lib/money/totals.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  lines: readonly SaleLine[]
  byId: ReadonlyMap<string, ShopProduct>
}

/** The goods of a receipt as a table. The columns for units and discounts are there when a line has one. */
export function SheetLines({ lines, byId }: Props) {
  const formats = useFormats()
  const number = (value: number) => formatNumber(value, formats)
  const unitOf = ({ unit, productId }: SaleLine) => unit || byId.get(productId)?.unit
  const hasUnit = lines.some(unitOf)
  const hasDiscount = lines.some(({ discount }) => discount > 0)
  return (
    <table className={table}>
      <thead>
        <tr>
          <th>
            <Trans>No.</Trans>
          </th>
          <th>
            <Trans>Goods</Trans>
          </th>
          {hasUnit && (
            <th>
              <Trans>Unit</Trans>
            </th>
          )}
          <th>
            <Trans>Qty</Trans>
          </th>
          <th>
            <Trans>Unit price</Trans>
          </th>
          {hasDiscount && (
            <th>
              <Trans>Discount</Trans>
            </th>
          )}
          <th>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.id}>
            <td>{index + 1}</td>
            <td>
              {byId.get(line.productId)?.name}
              <Extra line={line} />
            </td>
            {hasUnit && <td>{unitOf(line)}</td>}
            <td>{number(line.quantity)}</td>
            <td>{number(line.price)}</td>
            {hasDiscount && <td>{number(line.discount)}</td>}
            <td>{number(lineAmount(line))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The note of a line, and what was taken back of it. */
function Extra({ line: { note, refunded } }: { line: SaleLine }) {
  const formats = useFormats()
  const back = formatNumber(refunded, formats)
  return (
    <>
      {refunded > 0 && (
        <span className={css({ display: 'block' })}>
          <Trans>Taken back: {back}</Trans>
        </span>
      )}
      {note && <span className={css({ display: 'block', fontStyle: 'italic' })}>{note}</span>}
    </>
  )
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  '& th, & td': {
    border: '[0.5pt solid rgb(0 0 0 / 0.45)]',
    paddingInline: '[0.4em]',
    paddingBlock: '[0.25em]',
    textAlign: 'end',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 'label', textAlign: 'center', overflowWrap: 'normal' },
  '& td:nth-child(2)': { textAlign: 'start', width: '[40%]' },
  '& td:nth-child(1)': { textAlign: 'center' },
  '& td:not(:nth-child(2))': { overflowWrap: 'normal' },
  '& tr': { breakInside: 'avoid' },
})
