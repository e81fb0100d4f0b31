import { Trans, useLingui } from '@lingui/react/macro'
import type { Activity } from '#src/contract/activities.ts'
import { formatDay, formatLongDay } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { byDay } from './by-day.ts'
import { Timeline } from './timeline.tsx'

/** What happened in the shop, newest first, by day. */
export function ActivitiesPage({ activities }: { activities: readonly Activity[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  return (
    <PageLayout title={t`Activities`} lead={<Trans>What happened in the shop, newest first.</Trans>}>
      {activities.length === 0 && (
        <EmptyState title={<Trans>Nothing has happened yet</Trans>}>
          <Trans>What colleagues do in the shop appears here, day by day.</Trans>
        </EmptyState>
      )}
      {byDay(activities).map(({ date, activities }) => (
        <div key={date.toDateString()} className={css({ maxWidth: 'pane.readMax' })}>
          <Card
            title={formatDay(date, now, formats)}
            action={
              <time
                dateTime={date.toISOString()}
                className={css({ textStyle: 'caption', color: 'subtle', textAlign: 'end' })}
              >
                {formatLongDay(date, formats.locale)}
              </time>
            }
          >
            <Timeline activities={activities} />
          </Card>
        </div>
      ))}
    </PageLayout>
  )
}
