import { Trans } from '@lingui/react/macro'
import type { SampleProgress } from '#src/contract/sample.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'
import { SampleCounts } from './sample-counts.tsx'
import { SampleReset } from './sample-reset.tsx'
import { SampleScale } from './sample-scale.tsx'
import { useScale } from './use-scale.ts'

/** The size of the sample data, with buttons to scale it up and to reset it. */
export function SampleCard({ loaded }: { loaded: SampleProgress }) {
  const scale = useScale()
  const { counts, scale: job } = scale.live ?? loaded
  return (
    <Card title={<Trans>Sample data</Trans>}>
      <div className={inside}>
        <p className={css({ color: 'muted', maxWidth: '[62ch]' })}>
          <Trans>
            Everything here is made up. See how the screens do with as many rows as a large shop has. Notes go
            up to 10,000, the cards of a board to 1,000, the files of a folder to 2,000 and the messages of a
            conversation to 5,000.
          </Trans>
        </p>
        <SampleCounts counts={counts} />
        <SampleScale job={job} {...scale} />
      </div>
      <SampleReset disabled={scale.isRunning} />
    </Card>
  )
}

const inside = css({
  display: 'grid',
  gap: '5',
  paddingInline: 'card',
  paddingBlockStart: '1',
  paddingBlockEnd: '5',
})
