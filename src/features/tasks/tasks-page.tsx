import { useLingui } from '@lingui/react/macro'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import type { Task } from '#src/contract/tasks.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { TasksPane } from './list/tasks-pane.tsx'
import { useTagActions } from './use-tag-actions.ts'
import { useTaskActions } from './use-task-actions.ts'
import { TasksContext } from './use-tasks.ts'

const route = getRouteApi('/_app/apps/tasks')

/** The list, and beside or over it the task whose address it is. Both show the same tasks. */
export function TasksPage() {
  const { t } = useLingui()
  const { list, found, ...rest } = route.useLoaderData()
  const [tasks, run] = useOptimisticMutation<readonly Task[]>(list)
  const actions = { ...useTaskActions(tasks, run), ...useTagActions(run) }
  const can = useCan()
  const may = { add: can('tasks', 'create'), edit: can('tasks', 'edit') }
  const now = useNow()
  useTitle(t`Tasks`)

  return (
    <TasksContext value={{ tasks, ...rest, may, now, ...actions }}>
      <div className={panes}>
        <TasksPane found={found} />
        <Outlet />
      </div>
    </TasksContext>
  )
}

const panes = css({ flex: '1', display: 'flex', minHeight: '0', _print: { display: 'block' } })
