import { useLingui } from '@lingui/react/macro'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { useRows } from '#src/api/rows/row-cache.ts'
import type { Task } from '#src/contract/tasks.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { TasksPane } from './list/tasks-pane.tsx'
import { taskRows, taskTags } from './load-tasks.ts'
import { useTagActions } from './use-tag-actions.ts'
import { useTaskActions } from './use-task-actions.ts'
import { TasksContext } from './use-tasks.ts'

const app = getRouteApi('/_app')
const route = getRouteApi('/_app/apps/tasks')

/** The list, and beside or over it the task that the address names. Both show the same data. */
export function TasksPage() {
  const { t } = useLingui()
  const { people } = route.useLoaderData()
  const tags = useRows(taskTags)
  const me = app.useLoaderData({ select: ({ user }) => user.id })
  const [tasks, run] = useOptimisticMutation<readonly Task[]>(useRows(taskRows))
  const actions = { ...useTaskActions(tasks, run), ...useTagActions(run) }
  const can = useCan()
  const may = { add: can('tasks', 'create'), edit: can('tasks', 'edit') }
  const now = useNow()
  useTitle(t`Tasks`)

  return (
    <TasksContext value={{ tasks, tags, people, me, may, now, ...actions }}>
      <div className={panes}>
        <TasksPane />
        <Outlet />
      </div>
    </TasksContext>
  )
}

const panes = css({ flex: '1', display: 'flex', minHeight: '0', _print: { display: 'block' } })
