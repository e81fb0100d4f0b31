import { useLingui } from '@lingui/react/macro'
import type { Task } from '#src/contract/tasks.ts'
import { dueInWords, urgencyOf } from '#src/lib/dates.ts'
import { cva } from '#styled-system/css'
import { useTasks } from './use-tasks.ts'

/** When a task is due, in words; late and soon have their colour while it is open. */
export function DueLabel({ task }: { task: Task }) {
  const { i18n } = useLingui()
  const { now } = useTasks()
  if (!task.dueDate) return null
  const urgency = task.completed ? 'later' : urgencyOf(task.dueDate, now)
  return (
    <time dateTime={task.dueDate} className={label({ urgency })}>
      {dueInWords(task.dueDate, now, i18n.locale)}
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
