import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type SampleProgress, type Scale, scaledSales, scales } from '#src/contract/sample.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { ScaleProgress } from './scale-progress.tsx'

interface Props {
  job: SampleProgress['scale']
  isRunning: boolean
  start: (count: Scale, withShop: boolean) => void
  stop: () => void
}

/** The requested number of rows of each kind, and the progress. */
export function SampleScale({ job, isRunning, start, stop }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const [chosen, setChosen] = useState<Scale>(scales.find(count => count === job?.count) ?? scales[0])
  const [withShop, setWithShop] = useState(job?.withShop ?? false)
  const sales = formatNumber(scaledSales[chosen], formats)
  const isPartly = job !== null && job.done < job.total && job.count === chosen && job.withShop === withShop

  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <SegmentedControl
          label={t`Rows of each kind`}
          options={scales.map(count => ({ value: String(count), label: formatNumber(count, formats) }))}
          value={String(chosen)}
          onChange={value => setChosen(scales.find(count => String(count) === value) ?? chosen)}
        />
        {isRunning ? (
          <Button onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button variant="primary" onClick={() => start(chosen, withShop)}>
            {isPartly ? <Trans>Go on</Trans> : <Trans>Fill up</Trans>}
          </Button>
        )}
      </div>
      <Checkbox checked={withShop} disabled={isRunning} onChange={event => setWithShop(event.target.checked)}>
        <Trans>With {sales} sales of the shop and their customers; the sales stay until the reset</Trans>
      </Checkbox>
      {job && (isRunning || isPartly) && <ScaleProgress job={job} isRunning={isRunning} />}
    </div>
  )
}
