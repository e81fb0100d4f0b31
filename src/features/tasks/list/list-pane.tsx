import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Task } from '#src/contract/tasks.ts'
import { QuickAdd } from '#src/features/tasks/quick-add/quick-add.tsx'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { useSelection } from '#src/ui/list/use-selection.ts'
import { css } from '#styled-system/css'
import { BulkBar } from './bulk-bar.tsx'
import { NothingHere } from './nothing-here.tsx'
import { PageHead } from './page-head.tsx'
import { rowsOf } from './rows.ts'
import { TaskList } from './task-list.tsx'
import { Toolbar } from './toolbar.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { usePageKeys } from './use-page-keys.ts'

const route = getRouteApi('/_app/apps/tasks')

/** Everything but the drawer. The head scrolls away with the list, so that a phone has room for it. */
export function ListPane({ found }: { found: Task[] | null }) {
  // State, not a ref: the list has to draw anew once there is something to scroll in.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const { tasks, me, may, now } = useTasks()
  const { collapsed, toggle } = useCollapsed()
  const marked = found && new Map(found.map(({ id, title }) => [id, title]))
  const view = { ...route.useSearch(), me, now, collapsed, found: marked ?? undefined }
  const rows = rowsOf(tasks, view)
  const selection = useSelection(rows.flatMap(({ kind, task }) => (kind === 'task' ? task.id : [])))
  usePageKeys(selection)

  return (
    <div className={pane}>
      <div ref={setScroller} className={scrolling}>
        <PageHead onSelect={selection.begin} />
        {may.add && <QuickAdd />}
        <Toolbar />
        {rows.length > 0 ? (
          <TaskList
            rows={rows}
            scroller={scroller}
            view={view}
            marked={marked}
            selection={selection}
            onToggleSection={toggle}
          />
        ) : (
          <NothingHere />
        )}
      </div>
      <BulkBar selection={selection} />
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
