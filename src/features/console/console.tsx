import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '#src/api/rights.ts'
import { useSharedQuery } from '#src/api/shared-query.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { DueNext } from './due-next.tsx'
import { dueTasks } from './due-query.ts'
import { Greeting } from './greeting.tsx'
import { ShopToday } from './shop/shop-today.tsx'
import { summarise } from './summarise.ts'
import { TaskFigures } from './task-figures.tsx'

interface Props {
  /** The health of the device. */
  health: ReactNode
}

const app = getRouteApi('/_app')

/** The start page of the day: the shop, due tasks, and, after the first paint, the health of the device. */
export function Console({ health }: Props) {
  const { t } = useLingui()
  const can = useCan()
  const now = useNow()
  const { user } = app.useLoaderData()
  const { data: tasks, error } = useSharedQuery(dueTasks)
  const isPainted = useAfterPaint()
  const summary = tasks ? summarise(tasks, now) : undefined
  useTitle(t`Console`)

  return (
    <div className={consolePage}>
      <Greeting name={user.name} now={now} />
      <ShopSample isBackground />
      {summary && !can('report', 'view') && <TaskFigures summary={summary} now={now} />}
      <ShopToday now={now} />
      <div className={columns}>
        {summary ? (
          <DueNext due={summary.next} now={now} />
        ) : (
          can('tasks', 'view') && (
            <Card title={<Trans>Due next</Trans>}>
              {error ? (
                <ErrorState
                  title={<Trans>The tasks did not load</Trans>}
                  onRetry={() => void dueTasks.reload()}
                />
              ) : (
                <SkeletonRows count={6} />
              )}
            </Card>
          )
        )}
        <Card title={<Trans>Health of this device</Trans>}>{isPainted && health}</Card>
      </div>
    </div>
  )
}

export const consolePage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  paddingInline: 'page',
  paddingBlockStart: '2',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[minmax(0, 1fr) 23.25rem]' },
  alignItems: 'start',
  gap: '5',
})
