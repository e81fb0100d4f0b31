import { Trans } from '@lingui/react/macro'
import { useSharedQuery } from '#src/api/shared-query.ts'
import { dayOf } from '#src/lib/shop-day.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Columns } from '#src/ui/layout/page-layout.tsx'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { ActivityList } from './activity-list.tsx'
import { shopConsole } from './console-query.ts'
import { Queues } from './queues.tsx'
import { RunningLow } from './running-low.tsx'
import { ShopFigures } from './shop-figures.tsx'
import { ChartSkeleton, ShopTodaySkeleton } from './shop-today-skeleton.tsx'
import { WeekChart } from './week-chart.tsx'
import { weekOf } from './week-figures.ts'

/**
 * The shop today: figures, the week, the queues, what was done, and what runs low. Parts without a right are absent. The
 * first paint has the figures only.
 */
export function ShopToday({ now }: { now: Date }) {
  const { data, error } = useSharedQuery(shopConsole)
  const isPainted = useAfterPaint()
  if (!data)
    return error ? (
      <ErrorState
        title={<Trans>The figures of the shop did not load</Trans>}
        onRetry={() => void shopConsole.reload()}
      />
    ) : (
      <ShopTodaySkeleton />
    )
  const { days, funds, low, lowStock = 0, queues, activity } = data
  const week = days && weekOf(days, dayOf(now.toISOString()))

  return (
    <>
      {week && <ShopFigures week={week} hoursBefore={data.hoursBefore ?? []} funds={funds} now={now} />}
      {!isPainted && <ChartSkeleton />}
      {isPainted && (week || Object.keys(queues).length > 0) && (
        <Columns>
          {week && <WeekChart week={week} hoursBefore={data.hoursBefore ?? []} now={now} />}
          <Queues queues={queues} />
        </Columns>
      )}
      {isPainted && (low || activity.length > 0) && (
        <Columns>
          {activity.length > 0 && <ActivityList lines={activity} now={now} />}
          {low && <RunningLow products={low} count={lowStock} />}
        </Columns>
      )}
    </>
  )
}
