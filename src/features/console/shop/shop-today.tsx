import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useSharedQuery } from '#src/api/shared-query.ts'
import { dayOf } from '#src/lib/shop-day.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { shopConsole } from './console-query.ts'
import { ShopWork } from './lazy-shop-work.ts'
import { ShopFigures } from './shop-figures.tsx'
import { ChartSkeleton, ShopTodaySkeleton } from './shop-today-skeleton.tsx'
import { weekOf } from './week-figures.ts'

/**
 * The shop today: figures, the week, the queues, what was done, and what runs low. Parts without a right are absent. The
 * first paint has the figures, and the code of the rest loads meanwhile.
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
  const { days, funds } = data
  const week = days && weekOf(days, dayOf(now.toISOString()))

  return (
    <>
      {week && <ShopFigures week={week} hoursBefore={data.hoursBefore ?? []} funds={funds} now={now} />}
      {isPainted ? (
        <Suspense fallback={<ChartSkeleton />}>
          <ShopWork data={data} week={week} now={now} />
        </Suspense>
      ) : (
        <ChartSkeleton />
      )}
    </>
  )
}
