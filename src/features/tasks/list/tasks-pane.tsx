import { getRouteApi, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { QuickAdd } from '#src/features/tasks/quick-add/quick-add.tsx'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useList } from '#src/ui/lists/use-list.ts'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { css } from '#styled-system/css'
import { idsFound, rowIdOf, rowsOf } from './rows.ts'
import { TaskList } from './task-list.tsx'
import { TasksHead } from './tasks-head.tsx'
import { Toolbar } from './toolbar.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useTaskKeys } from './use-task-keys.ts'

const route = getRouteApi('/_app/apps/tasks')
const TasksBulkActions = lazyWithRetry(() =>
  import('./tasks-bulk-actions.tsx').then(module => module.TasksBulkActions),
)
const TasksEmpty = lazyWithRetry(() => import('./tasks-empty.tsx').then(module => module.TasksEmpty))

/** The screen without the drawer. The head scrolls with the list, to save space on a phone. */
export function TasksPane() {
  // State, not a ref: the list is rendered again once its scroll container exists.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const { tasks, me, may, now } = useTasks()
  const { collapsed, toggle } = useCollapsed()
  const search = route.useSearch()
  const text = useSearchText(search.q)
  const { query } = text
  const found = query ? idsFound(tasks, query) : undefined
  const view = { ...search, me, now, collapsed, found }
  const rows = rowsOf(tasks, view)
  const taskIds = rows.flatMap(({ kind, task }) => (kind === 'task' ? task.id : []))
  const selection = useSelection(may.edit ? taskIds : [])
  const ids = rows.map(({ task }) => task.id)
  const { id: openId } = useParams({ strict: false })
  const rowList = useList({ ids, selection, elementIdOf: rowIdOf, openId })
  useTaskKeys({ rows, list: rowList, onToggleSection: toggle })

  return (
    <div className={pane}>
      <div ref={setScroller} className={scrolling}>
        <TasksHead onSelect={selection.start} />
        {may.add && <QuickAdd />}
        <Toolbar search={text} />
        {rows.length > 0 ? (
          <TaskList
            rows={rows}
            scroller={scroller}
            view={view}
            query={query}
            list={rowList}
            onToggleSection={toggle}
          />
        ) : (
          <Suspense>
            <TasksEmpty query={query} />
          </Suspense>
        )}
      </div>
      <LazyMount open={selection.isActive}>
        <TasksBulkActions list={rowList} />
      </LazyMount>
    </div>
  )
}

const pane = css({ position: 'relative', flex: '1', minWidth: '0', display: 'flex' })
const scrolling = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  paddingInline: 'page',
  paddingBlock: '4',
  containerType: 'inline-size',
  _print: { overflow: 'visible' },
})
