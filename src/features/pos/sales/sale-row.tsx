import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'
import { SaleStatus } from './sale-status.tsx'

/** A sale in the list: code, time, how it was paid, state and total. */
export function SaleRow({ sale, isOpen }: { sale: Sale; isOpen: boolean }) {
  const formats = useFormats()
  const names = useMethodNames()
  const at = new Date(sale.at)
  const paid = sale.payments.map(({ method }) => names[method]).join(' + ')

  return (
    <Link
      to="/main/pos/sales"
      search={previous => ({ ...previous, sale: sale.id, refund: undefined })}
      resetScroll={false}
      aria-current={isOpen || undefined}
      data-row
      className={row({ isOpen })}
    >
      <span className={words}>
        <span className={title}>{sale.code || <Trans>Without a code</Trans>}</span>
        <span className={meta}>
          {formatDate(at, formats)} {formatTime(at, formats.locale)} ·{' '}
          <Plural value={sale.lines.length} one="# line" other="# lines" />
          {paid && ` · ${paid}`}
        </span>
      </span>
      <span className={end}>
        <span className={amount}>{formatMoney(sale.totals.total, formats)}</span>
        <SaleStatus sale={sale} />
      </span>
    </Link>
  )
}

const row = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'row',
    paddingInline: 'page',
    paddingBlock: '2',
    borderBlockEnd: 'hairline',
    _hover: { background: 'hover' },
    _focusVisible: { outlineOffset: '[-2px]' },
  },
  variants: { isOpen: { true: { background: 'accent.selected' } } },
})
const words = css({ flex: '1', minWidth: '0', display: 'grid' })
const title = css({ fontWeight: 'label', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
const meta = css({ textStyle: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' })
const end = css({ flex: 'none', display: 'grid', justifyItems: 'end', gap: '0.5' })
const amount = css({ fontWeight: 'title', fontVariantNumeric: 'tabular-nums' })
