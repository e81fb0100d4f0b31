import { useLingui } from '@lingui/react/macro'
import { counted, type SampleProgress } from '#src/contract/sample.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** The number of rows of each kind. */
export function SampleCounts({ counts }: Pick<SampleProgress, 'counts'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const names: Record<(typeof counted)[number], string> = {
    contacts: t`Contacts`,
    products: t`Products`,
    mails: t`Mails`,
    tasks: t`Tasks`,
    notes: t`Notes`,
    boardCards: t`Cards`,
    files: t`Files`,
    chatMessages: t`Chat messages`,
    messages: t`Messages`,
    notifications: t`Notifications`,
  }
  return (
    <dl className={grid}>
      {counted.map(name => (
        <div key={name} className={css({ display: 'flex', flexDirection: 'column-reverse' })}>
          <dt className={css({ textStyle: 'caption', color: 'subtle' })}>{names[name]}</dt>
          <dd className={figure}>{formatNumber(counts[name], formats)}</dd>
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
