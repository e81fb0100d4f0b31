import { useLingui } from '@lingui/react/macro'
import { row, stack } from '#src/features/showcase/page/arrange.ts'
import { ProgressBar, ProgressRing } from '#src/ui/feedback/progress.tsx'

/** How far something is, or that its end is not known. */
export function Progress() {
  const { t } = useLingui()
  return (
    <div className={stack}>
      <ProgressBar value={0.5} label={t`2 of 4 steps`} />
      <ProgressBar label={t`Loading`} />
      <div className={row}>
        <ProgressRing value={0.75} label={t`3 of 4 lessons`} />
        <ProgressRing label={t`Loading`} />
      </div>
    </div>
  )
}
