import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney, formatNumber, formatQuantity } from '#src/lib/format/numbers.ts'
import { amountInWords } from '#src/lib/money/words.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { useProductsById } from './lines/products-by-id.ts'

const app = getRouteApi('/_app')

/** A line on paper. */
export interface SlipLine {
  id: string
  productId: string
  quantity: number
  unit: string
  price?: number | undefined
  amount?: number | undefined
}

interface Props {
  /** `a8` is 52 × 74 mm, for narrow thermal rolls too. */
  paper: 'a5' | 'a8'
  title: string
  code: string
  at: string
  facts: readonly [name: string, value: string][]
  lines: readonly SlipLine[]
  /** Whole đồng; without it the slip has no amounts. */
  total?: number | undefined
  signatures: readonly string[]
}

/** A document on paper: it is shown only when the page is printed, instead of the screen. */
export function Slip({ paper, title, code, at, facts, lines, total, signatures }: Props) {
  const { companyName, companyAddress, taxCode } = app.useLoaderData().company
  const formats = useFormats()
  const products = useProductsById()
  const date = new Date(at)
  const isNarrow = paper === 'a8'
  const language = formats.locale === 'en' ? 'en' : 'vi'
  const nameOf = (id: string) => products.get(id)?.name ?? ''
  return (
    <article data-paper={paper} aria-hidden="true" className={cx(sheet, isNarrow && narrow)}>
      <p className={css({ fontWeight: 'label' })}>{companyName}</p>
      <p>{companyAddress}</p>
      {taxCode && (
        <p>
          <Trans>Tax code: {taxCode}</Trans>
        </p>
      )}
      <p className={heading}>{title}</p>
      <p>
        {code} · {formatDate(date, formats)} {formatTime(date, formats.locale)}
      </p>
      {facts.map(
        ([name, value]) =>
          value && (
            <p key={name}>
              {name}: {value}
            </p>
          ),
      )}
      {lines.length > 0 && (
        <table className={table}>
          <thead>
            <tr>
              <th>
                <Trans>Goods</Trans>
              </th>
              <th>
                <Trans>Qty</Trans>
              </th>
              {total !== undefined && !isNarrow && (
                <th>
                  <Trans>Unit price</Trans>
                </th>
              )}
              {total !== undefined && (
                <th>
                  <Trans>Amount</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <tr key={line.id}>
                <td>{nameOf(line.productId)}</td>
                <td>
                  {formatQuantity(line.quantity, formats)} {line.unit || products.get(line.productId)?.unit}
                </td>
                {total !== undefined && !isNarrow && <td>{formatNumber(line.price ?? 0, formats)}</td>}
                {total !== undefined && <td>{formatNumber(line.amount ?? 0, formats)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total !== undefined && (
        <>
          <p className={sum}>
            <Trans>Total</Trans> <strong>{formatMoney(total, formats)}</strong>
          </p>
          <p>
            <Trans>In words:</Trans> {amountInWords(Math.max(0, total), language)}
          </p>
        </>
      )}
      {!isNarrow && (
        <div className={signing}>
          {signatures.map(name => (
            <p key={name}>{name}</p>
          ))}
        </div>
      )}
    </article>
  )
}

const sheet = css({
  display: 'none',
  _print: { display: 'block', color: '[black]', fontSize: '[10pt]', lineHeight: '[1.35]' },
})
const narrow = css({ _print: { fontSize: '[7.5pt]', lineHeight: '[1.25]' } })
const heading = css({ fontWeight: 'title', fontSize: '[1.3em]', marginBlock: '2', textAlign: 'center' })
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  marginBlock: '2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { borderBlockEnd: '[0.5pt solid rgb(0 0 0 / 0.3)]', paddingBlock: '1', textAlign: 'end' },
  '& :is(th, td):first-child': { textAlign: 'start' },
})
const sum = css({ display: 'flex', justifyContent: 'space-between', fontSize: '[1.15em]' })
const signing = css({
  display: 'flex',
  justifyContent: 'space-around',
  marginBlockStart: '6',
  minHeight: '20',
  textAlign: 'center',
})
