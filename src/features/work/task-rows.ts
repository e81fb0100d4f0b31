import type { Task } from '#src/contract/tasks.ts'
import { dueInWords, urgencyOf } from '#src/lib/format/dates.ts'
import type { Formats } from '#src/lib/format/formats.ts'
import type { Row } from '#src/ui/list/rows.tsx'

const tones = { late: 'danger', soon: 'warning', later: 'plain' } as const

/** Tasks as lines that lead to them, with when they are due. */
export const taskRows = (tasks: Task[], now: Date, formats: Formats): Row[] =>
  tasks.map(({ id, title, dueDate }) => ({
    id,
    to: `/apps/tasks/${id}`,
    title,
    ...(dueDate && { trail: dueInWords(dueDate, now, formats), tone: tones[urgencyOf(dueDate, now)] }),
  }))
