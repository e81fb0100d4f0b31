import { Trans, useLingui } from '@lingui/react/macro'
import { LinesView } from '#src/blocks/shop/documents/lines/lines-view.tsx'
import type { StockCount } from '#src/contract/shop/documents/documents.ts'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

type Line = StockCount['lines'][number]

const differenceOf = ({ counted, expected }: Line) =>
  expected === null ? undefined : asQuantity(counted - expected)

/** What was counted beside what the stock should be; the largest differences are first. */
export function CountResult({ row }: { row: StockCount }) {
  const lines = row.lines.toSorted(
    (one, other) => Math.abs(differenceOf(other) ?? 0) - Math.abs(differenceOf(one) ?? 0),
  )
  return (
    <LinesView
      title={<Trans>Counted</Trans>}
      lines={lines.map(line => ({
        id: line.productId,
        productId: line.productId,
        quantity: line.counted,
        meta: <Expected line={line} />,
        trail: <Difference line={line} />,
      }))}
    />
  )
}

function Expected({ line }: { line: Line }) {
  const formats = useFormats()
  const expected = formatQuantity(line.expected ?? 0, formats)
  return line.expected === null ? <Trans>not compared yet</Trans> : <Trans>should be {expected}</Trans>
}

function Difference({ line }: { line: Line }) {
  const { t } = useLingui()
  const formats = useFormats()
  const difference = differenceOf(line)
  if (difference === undefined) return null
  const count = formatQuantity(Math.abs(difference), formats)
  if (difference === 0) return <Tag tone="success">{t`agrees`}</Tag>
  return difference > 0 ? (
    <Tag tone="info">{t`${count} more`}</Tag>
  ) : (
    <Tag tone="danger">{t`${count} fewer`}</Tag>
  )
}
