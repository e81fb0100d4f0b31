import { Suspense } from 'react'
import type { Activity } from '#src/contract/activities.ts'
import { formatTime } from '#src/lib/format/dates.ts'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { ActivityEntry } from './activity-entry.tsx'

interface Props {
  activities: readonly Activity[]
  /** Returns the text for the time of an entry; by default the time of day. */
  when?: (date: Date) => string
}

/** Activities along a line, newest first. */
export function Timeline({ activities, when }: Props) {
  const { locale } = useFormats()
  const timeOf = when ?? ((date: Date) => formatTime(date, locale))
  return (
    <Suspense fallback={<SkeletonRows count={activities.length} />}>
      <ol className={css({ paddingInline: 'card', paddingBlock: '3' })}>
        {activities.map(activity => (
          <ActivityEntry key={activity.id} activity={activity} time={timeOf(new Date(activity.date))} />
        ))}
      </ol>
    </Suspense>
  )
}
