import type { Task } from '#src/contract/tasks.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { formatDue, urgencyOf } from '#src/lib/format/dates.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { cva } from '#styled-system/css'

/** When a task is due, as text; "late" and "soon" are coloured while the task is open. */
export function DueLabel({ task }: { task: Task }) {
  'use no memo' // It has few elements; memoised, the script of the list would be larger.
  const formats = useFormats()
  const { now } = useTasks()
  if (!task.dueDate) return null
  const urgency = task.completed ? 'later' : urgencyOf(task.dueDate, now)
  return (
    <time dateTime={task.dueDate} className={label({ urgency })}>
      {formatDue(task.dueDate, now, formats)}
    </time>
  )
}

const label = cva({
  base: { flex: 'none', fontSize: 'label', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    urgency: {
      late: { color: 'danger.text', fontWeight: 'label' },
      soon: { color: 'warning.text' },
      later: { color: 'subtle' },
    },
  },
})
