import { useLingui } from '@lingui/react/macro'
import { amountOfLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { LinesView } from '#src/blocks/shop/documents/lines/lines-view.tsx'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { formatMoney, formatQuantity } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** The lines of a take-out that is not a draft. */
export function TakeOutLines({ row }: { row: TakeOut }) {
  const { t } = useLingui()
  const formats = useFormats()
  const collected = (quantity: string) => t`${quantity} collected`
  return (
    <LinesView
      lines={row.lines.map(line => ({
        ...line,
        meta: [
          formatMoney(line.price, formats),
          line.discount > 0 && `−${formatMoney(line.discount, formats)}`,
          line.collected > 0 && collected(formatQuantity(line.collected, formats)),
          line.note,
        ]
          .filter(Boolean)
          .join(' · '),
        ...(row.mode !== 'internal' && { trail: formatMoney(amountOfLine(line), formats) }),
      }))}
    />
  )
}
