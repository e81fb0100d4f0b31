import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '#src/api/client.ts'
import { ifAllowed, useCan } from '#src/api/rights.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import { tasks } from '#src/contract/tasks.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, pageLayout } from '#src/ui/layout/page-layout.tsx'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { DueNext } from './due-next.tsx'
import { Greeting } from './greeting.tsx'
import { ShopToday } from './shop/shop-today.tsx'
import { summarise } from './summarise.ts'
import { TaskFigures } from './task-figures.tsx'

const api = client(tasks)

/**
 * The tasks; `null` when the user may not view them. There can be thousands, so they load when the page is idle: the
 * figures of the shop do not wait for them.
 */
const dueTasks = sharedQuery(['tasks', 'permissions'], () => ifAllowed(api.list(), null))

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
    <div className={pageLayout}>
      <Greeting name={user.name} now={now} />
      <ShopSample isBackground />
      {summary && !can('report', 'view') && <TaskFigures summary={summary} now={now} />}
      <ShopToday now={now} />
      <Columns>
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
      </Columns>
    </div>
  )
}
