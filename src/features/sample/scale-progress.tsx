import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SampleProgress } from '#src/contract/sample.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  job: NonNullable<SampleProgress['scale']>
  isRunning: boolean
}

/** The number of written rows, and for how long the job has run. */
export function ScaleProgress({ job: { done, total, took }, isRunning }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const written = formatNumber(done, formats)
  const all = formatNumber(total, formats)
  const seconds = Math.round(took / 1000)
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      <ProgressBar label={t`Rows written`} value={total === 0 ? 1 : done / total} />
      <p className={words}>
        <span>
          {isRunning ? (
            <Trans>
              {written} of {all} rows
            </Trans>
          ) : (
            <Trans>
              Stopped at {written} of {all} rows
            </Trans>
          )}
        </span>
        <Plural value={seconds} one="# second" other="# seconds" />
      </p>
    </div>
  )
}

const words = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  textStyle: 'caption',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
})
