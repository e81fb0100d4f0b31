import type { Task } from '#src/contract/tasks.ts'
import { formatDue, urgencyOf } from '#src/lib/format/dates.ts'
import type { Formats } from '#src/lib/format/formats.ts'
import type { SimpleListItem } from '#src/ui/lists/simple-list.tsx'

const tones = { late: 'danger', soon: 'warning', later: 'plain' } as const

/** Tasks as list rows that link to them, with their due date. */
export const taskRows = (tasks: Task[], now: Date, formats: Formats): SimpleListItem[] =>
  tasks.map(({ id, title, dueDate }) => ({
    id,
    to: `/apps/tasks/${id}`,
    title,
    ...(dueDate && { trail: formatDue(dueDate, now, formats), tone: tones[urgencyOf(dueDate, now)] }),
  }))
