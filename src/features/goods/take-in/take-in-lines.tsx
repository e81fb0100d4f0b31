import { Trans, useLingui } from '@lingui/react/macro'
import { LinesView } from '#src/blocks/shop/documents/lines/lines-view.tsx'
import type { TakeIn, TakeInLine } from '#src/contract/shop/documents/documents.ts'
import { formatDate } from '#src/lib/format/dates.ts'
import { formatMoney, formatQuantity } from '#src/lib/format/numbers.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** The lines of a take-in that is not a draft: what came of each, and what went back. */
export const TakeInLines = ({ row }: { row: TakeIn }) => (
  <LinesView
    lines={row.lines.map(line => ({
      ...line,
      quantity: line.ordered,
      meta: <LineMeta line={line} />,
      trail: <Difference line={line} isOpen={row.status === 'ordered'} />,
    }))}
  />
)

function LineMeta({ line }: { line: TakeInLine }) {
  const { t } = useLingui()
  const formats = useFormats()
  const received = formatQuantity(line.received, formats)
  const returned = formatQuantity(line.returned, formats)
  const expiry = line.expiry && formatDate(new Date(`${line.expiry.slice(0, 10)}T00:00:00`), formats)
  return [
    line.cost !== undefined && formatMoney(line.cost, formats),
    line.received > 0 && t`${received} received`,
    line.returned > 0 && t`${returned} given back`,
    line.batch && t`batch ${{ batch: line.batch }}`,
    expiry && t`expires ${expiry}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How many came too many, or are missing; what is still expected is not missing yet. */
function Difference({ line, isOpen }: { line: TakeInLine; isOpen: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const difference = asQuantity(line.received - line.ordered)
  const count = formatQuantity(Math.abs(difference), formats)
  if (line.received === 0 && isOpen)
    return (
      <span className={css({ color: 'muted', fontWeight: 'text' })}>
        <Trans>expected</Trans>
      </span>
    )
  if (difference === 0) return <Tag tone="success">{t`complete`}</Tag>
  if (difference > 0) return <Tag tone="info">{t`${count} too many`}</Tag>
  return <Tag tone="warning">{isOpen ? t`${count} to come` : t`${count} missing`}</Tag>
}
