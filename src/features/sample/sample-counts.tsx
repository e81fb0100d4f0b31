import type { SampleProgress } from '#src/contract/sample.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** The number of rows of each kind. */
export function SampleCounts({ counts }: Pick<SampleProgress, 'counts'>) {
  const formats = useFormats()
  return (
    <dl className={grid}>
      {counts.map(({ table, label, count }) => (
        <div key={table} className={css({ display: 'flex', flexDirection: 'column-reverse' })}>
          <dt className={css({ textStyle: 'caption', color: 'subtle' })}>{label}</dt>
          <dd className={figure}>{formatNumber(count, formats)}</dd>
        </div>
      ))}
    </dl>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
  gap: '4',
})
const figure = css({ textStyle: 'titleSm', fontVariantNumeric: 'tabular-nums' })
