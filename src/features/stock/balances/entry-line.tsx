import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOpen } from '#src/api/rights.ts'
import { useWarehouseName } from '#src/blocks/shop/documents/warehouses.ts'
import type { StockEntry } from '#src/contract/shop/entries.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney, formatQuantity } from '#src/lib/format/numbers.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'

/** The beginning of the address of a document, by its kind. */
const pages: Record<string, string> = {
  takeOut: '/main/take-out',
  takeIn: '/main/take-in',
  count: '/main/inventory/count',
  transfer: '/main/inventory/transfer',
  adjustment: '/main/inventory/adjustment',
  care: '/main/care',
}

/** An entry of the stock card: its document, what it added or took, and the balance after it. */
export function EntryLine({ entry }: { entry: StockEntry }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const canOpen = useCanOpen()
  const warehouseName = useWarehouseName()
  const kinds: Record<string, string> = {
    sale: t`Sale`,
    refund: t`Refund`,
    takeOut: t`Take-out`,
    takeIn: t`Take-in`,
    count: t`Count`,
    transfer: t`Stock transfer`,
    adjustment: t`Adjustment`,
    care: t`Repair`,
    product: t`Set in the inventory`,
  }
  const at = new Date(entry.at)
  const page = pages[entry.documentKind]
  const to: string = `${page}/${entry.documentId}`
  const after = formatQuantity(entry.quantityAfter, formats)
  const words = [kinds[entry.documentKind] ?? entry.documentKind, entry.documentCode]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={line}>
      <span className={css({ flex: '1', minWidth: '0' })}>
        {page && canOpen(page) ? (
          <Link to={to} preload={false} className={link()}>
            {words}
          </Link>
        ) : (
          <span className={css({ fontWeight: 'label' })}>{words}</span>
        )}
        <span className={meta}>
          {[
            `${formatDay(at, now, formats)}, ${formatTime(at, formats.locale)}`,
            warehouseName(entry.warehouseId),
            entry.unitCost !== undefined && formatMoney(Math.round(entry.unitCost), formats),
            entry.reversesId && t`taken back`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={figures}>
        <strong className={css({ fontWeight: 'label' })}>
          {entry.quantity > 0 ? '+' : '−'}
          {formatQuantity(Math.abs(entry.quantity), formats)}
        </strong>
        <span className={meta}>
          <Trans>then {after}</Trans>
        </span>
      </span>
    </div>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: '[4.25rem]',
  paddingInline: 'page',
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
})
const meta = css({
  display: 'block',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
})
const figures = css({ flex: 'none', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
