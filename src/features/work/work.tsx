import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Permissions } from '#src/contract/permissions.ts'
import type { Task } from '#src/contract/tasks.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { button } from '#styled-system/recipes'
import { tasksOf, workAreas } from './area-words.ts'
import { taskRows } from './task-rows.ts'
import { WorkRows } from './work-rows.tsx'

interface Props {
  tasks: Task[]
  permissions: Permissions
}

/** The work of the shift by kind, and the tasks of any kind that are due next. */
export function Work({ tasks, permissions }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const due = [...new Set(workAreas.flatMap(area => tasksOf(area, tasks)))]
    .filter(({ dueDate }) => dueDate)
    .sort((a, b) => Date.parse(a.dueDate ?? '') - Date.parse(b.dueDate ?? ''))

  return (
    <PageLayout
      title={t`Work of the shift`}
      lead={<Trans>What goes out, is brought and comes in.</Trans>}
      actions={
        <Link to="/apps/tasks" className={button()}>
          <Trans>All tasks</Trans>
        </Link>
      }
    >
      <Columns>
        <Card title={<Trans>Due next</Trans>}>
          <SimpleList
            rows={taskRows(due.slice(0, 10), now, formats)}
            empty={<Trans>Nothing is due.</Trans>}
          />
        </Card>
        <Card title={<Trans>By kind</Trans>}>
          <WorkRows of={workAreas} tasks={tasks} permissions={permissions} />
        </Card>
      </Columns>
    </PageLayout>
  )
}
