import { Trans } from '@lingui/react/macro'
import type { StoredFacts } from '#src/contract/diagnostics.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** The number of rows of each table, under the names that the tables have in the program. */
export function RowCounts({ stored }: { stored: StoredFacts | undefined }) {
  const formats = useFormats()
  if (!stored)
    return (
      <p className={inside}>
        <Trans>Only staff with the right to the administration see them.</Trans>
      </p>
    )
  return (
    <dl className={`${inside} ${grid}`}>
      {stored.tables.map(({ table, rows }) => (
        <div key={table} className={line}>
          <dt className={css({ color: 'muted', overflowWrap: 'anywhere' })}>{table}</dt>
          <dd className={css({ fontVariantNumeric: 'tabular-nums' })}>{formatNumber(rows, formats)}</dd>
        </div>
      ))}
    </dl>
  )
}

const inside = css({ paddingInline: 'card', paddingBlockEnd: '5' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 14rem), 1fr))]',
  columnGap: '8',
})
const line = css({ display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '1' })
