import { SignalSlashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ProgressBar, ProgressRing } from '#src/ui/feedback/progress.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { SectionProps } from './section-props.ts'
import { row, Section, Specimen, stack } from './specimen.tsx'

/** Notices, toasts and progress. */
export function NoticesSection(props: SectionProps) {
  const { t } = useLingui()
  const [isArchived, setIsArchived] = useState(false)

  function archive() {
    setIsArchived(true)
    toast.undo(t`Card archived`, () => setIsArchived(false))
  }

  return (
    <Section {...props}>
      <Specimen title={t`Notices`}>
        <div className={stack}>
          <Notice
            tone="warning"
            title={t`4 changes are waiting`}
            icon={<SignalSlashIcon />}
            action={
              <Button size="sm" variant="ghost">
                <Trans>Show</Trans>
              </Button>
            }
          >
            <Trans>They leave in order when the signal is back.</Trans>
          </Notice>
          <Notice
            tone="danger"
            title={t`This device is full`}
            action={
              <Button size="sm" variant="ghost">
                <Trans>Manage</Trans>
              </Button>
            }
          >
            <Trans>Nothing was lost. Free some space to go on.</Trans>
          </Notice>
          <Notice tone="info" title={t`A new version is ready`}>
            <Trans>It takes four seconds. All open tabs follow.</Trans>
          </Notice>
          <Notice tone="success">
            <Trans>The backup is in your downloads.</Trans>
          </Notice>
        </div>
      </Specimen>
      <Specimen title={t`In passing`}>
        <div className={row}>
          <Button onClick={() => toast.success(t`Order 20-0117 is paid`)}>
            <Trans>Good news</Trans>
          </Button>
          <Button onClick={() => toast.error(t`The printer does not answer. Check its cable.`)}>
            <Trans>Bad news</Trans>
          </Button>
          <Button onClick={archive} disabled={isArchived}>
            <Trans>Archive the card</Trans>
          </Button>
        </div>
      </Specimen>
      <Specimen title={t`Progress`}>
        <div className={stack}>
          <ProgressBar value={0.5} label={t`2 of 4 steps`} />
          <ProgressBar label={t`Loading`} />
          <div className={row}>
            <ProgressRing value={0.75} label={t`3 of 4 lessons`} />
            <ProgressRing label={t`Loading`} />
          </div>
        </div>
      </Specimen>
    </Section>
  )
}
