import type { Task } from '#src/contract/tasks.ts'
import { daysBetween, urgencyOf } from '#src/lib/format/dates.ts'

/** A task with a due date and the title of its section. */
export interface Due {
  id: string
  title: string
  dueDate: string
  section: string | undefined
}

export interface Summary {
  /** Both sorted by date, the earliest first. */
  late: Due[]
  today: Due[]
  /** The open tasks with a due date, the earliest first. */
  next: Due[]
  remaining: number
  done: number
}

const MAX_DUE_TASKS = 6

/** Counts the figures of the console. The list is in its own order, in which a section precedes its tasks. */
export function summarise(list: Task[], now: Date): Summary {
  const tasks = list.filter(task => task.type === 'task')
  const open = tasks.filter(task => !task.completed)
  const due = withSections(list).sort((a, b) => Date.parse(a.dueDate) - Date.parse(b.dueDate))
  return {
    late: due.filter(task => urgencyOf(task.dueDate, now) === 'late'),
    today: due.filter(
      task => daysBetween(now, new Date(task.dueDate)) === 0 && urgencyOf(task.dueDate, now) !== 'late',
    ),
    next: due.slice(0, MAX_DUE_TASKS),
    remaining: open.length,
    done: tasks.length - open.length,
  }
}

function withSections(list: Task[]): Due[] {
  let section: string | undefined
  return list.flatMap(({ id, type, title, dueDate, completed }) => {
    if (type === 'section') section = title
    return type === 'task' && dueDate && !completed ? [{ id, title, dueDate, section }] : []
  })
}
