import { Trans } from '@lingui/react/macro'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import type { ReceiptProps } from './receipt-props.ts'

/** When it was sold and to whom, and which copy this is. */
export function ReceiptFacts({ sale, customer, copy }: Pick<ReceiptProps, 'sale' | 'customer' | 'copy'>) {
  const formats = useFormats()
  const at = new Date(sale.at)
  return (
    <>
      {copy > 0 && (
        <strong className={css({ textTransform: 'uppercase' })}>
          <Trans>Copy {copy}</Trans>
        </strong>
      )}
      <span>
        {formatDate(at, formats)} {formatTime(at, formats.locale)}
      </span>
      {customer && (
        <span>
          <Trans>Customer: {customer}</Trans>
        </span>
      )}
    </>
  )
}
