import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Task } from '#src/contract/tasks.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { DueNext } from './due-next.tsx'
import { Greeting } from './greeting.tsx'
import { summarise } from './summarise.ts'
import { TaskFigures } from './task-figures.tsx'

interface Props {
  /** Undefined when the user may not view tasks. */
  tasks: Task[] | undefined
  /** The health of the device. */
  health: ReactNode
}

const app = getRouteApi('/_app')

/** The start page of the day: due tasks, and the health of the device. */
export function Console({ tasks, health }: Props) {
  const { t } = useLingui()
  const now = useNow()
  const { user } = app.useLoaderData()
  const summary = tasks && summarise(tasks, now)
  useTitle(t`Console`)

  return (
    <div className={consolePage}>
      <Greeting name={user.name} now={now} />
      {summary && <TaskFigures summary={summary} now={now} />}
      <div className={columns}>
        {summary && <DueNext due={summary.next} now={now} />}
        <Card title={<Trans>Health of this device</Trans>}>{health}</Card>
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
