import { CheckCircleIcon, XCircleIcon } from '@heroicons/react/20/solid'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper, tableFeatures } from '@tanstack/react-table'
import type { Product } from '#src/contract/products.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { NameCell } from './name-cell.tsx'
import { StockBar } from './stock-bar.tsx'

/** The server sorts, filters and pages; the table only arranges cells. */
export const features = tableFeatures({})

const helper = createColumnHelper<typeof features, Product>()

/** The columns in the order of the table, each sorted by the server. */
export const columns = helper.columns([
  helper.accessor('sku', { cell: ({ getValue }) => getValue() }),
  helper.accessor('name', { cell: ({ row }) => <NameCell product={row.original} /> }),
  helper.accessor('barcode', { cell: ({ getValue }) => getValue() }),
  helper.accessor('cost', { cell: ({ getValue }) => <Money amount={getValue()} /> }),
  helper.accessor('basePrice', { cell: ({ getValue }) => <Money amount={getValue()} /> }),
  helper.accessor('taxPercent', { cell: ({ getValue }) => <Figure value={getValue()} unit="%" /> }),
  helper.accessor('price', { cell: ({ getValue }) => <Money amount={getValue()} /> }),
  helper.accessor('weight', { cell: ({ getValue }) => <Figure value={getValue()} unit=" kg" /> }),
  helper.accessor('stock', { cell: ({ getValue }) => <StockBar stock={getValue()} /> }),
  helper.accessor('reserved', { cell: ({ getValue }) => <Figure value={getValue()} /> }),
  helper.accessor('active', { cell: ({ getValue }) => <ActiveMark isActive={getValue()} /> }),
])

function Money({ amount }: { amount: number | undefined }) {
  const formats = useFormats()
  return amount === undefined ? null : formatMoney(amount, formats)
}

const Figure = ({ value, unit = '' }: { value: number; unit?: string }) =>
  formatNumber(value, useFormats()) + unit

function ActiveMark({ isActive }: { isActive: boolean }) {
  const { t } = useLingui()
  const label = isActive ? t`On sale` : t`Not on sale`
  return (
    <span title={label} className={isActive ? on : off}>
      {isActive ? <CheckCircleIcon aria-hidden="true" /> : <XCircleIcon aria-hidden="true" />}
      <span className={css({ srOnly: true })}>{label}</span>
    </span>
  )
}

const mark = {
  display: 'inline-grid',
  verticalAlign: 'middle',
  '& svg': { width: 'icon.md', height: 'icon.md' },
} as const
const on = css({ ...mark, color: 'success.text' })
const off = css({ ...mark, color: 'subtle' })
