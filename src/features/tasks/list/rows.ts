import type { Task } from '#src/contract/tasks.ts'
import { daysBetween, urgencyOf } from '#src/lib/format/dates.ts'
import { compose, fold } from '#src/lib/text/fold.ts'

/** The filters; all of them can be in the address. */
export interface View {
  mine?: boolean
  today?: boolean
  open?: boolean
}

/** The ids of a row's elements: the link that opens it, its name field, its handle. */
export const rowIdOf = (id: string) => `task-${id}`
export const nameIdOf = (id: string) => `task-${id}-name`
export const handleIdOf = (id: string) => `task-${id}-handle`

export type Row = SectionRowData | TaskRowData
export interface SectionRowData {
  kind: 'section'
  task: Task
  /** How many of its tasks match the view, including those hidden because the section is collapsed. */
  count: number
  isCollapsed: boolean
}
interface TaskRowData {
  kind: 'task'
  task: Task
}

export interface RowOptions extends View {
  me: string
  now: Date
  /** The ids that a search found; `undefined` without a search. */
  found?: Pick<ReadonlySet<string>, 'has'>
  collapsed: ReadonlySet<string>
  /** The id of the row that is being dragged, which stays visible with every filter. */
  draggedId?: string
}

/** The rows of the list. While a filter or a search is active, sections without matching tasks are left out. */
export function rowsOf(tasks: readonly Task[], options: RowOptions): Row[] {
  const rows: Row[] = []
  const isNarrowed = Boolean(options.mine || options.today || options.found)
  let section: SectionRowData | undefined
  for (const task of tasks) {
    if (task.type === 'section') {
      section = { kind: 'section', task, count: 0, isCollapsed: options.collapsed.has(task.id) }
      rows.push(section)
    } else if (task.id === options.draggedId || isShown(task, options)) {
      if (section) section.count++
      if (!section?.isCollapsed || options.found || task.id === options.draggedId)
        rows.push({ kind: 'task', task })
    }
  }
  return isNarrowed ? rows.filter(row => row.kind === 'task' || row.count > 0) : rows
}

function isShown(task: Task, { mine, today, open, found, me, now }: RowOptions) {
  if (found && !found.has(task.id)) return false
  if (open && task.completed) return false
  if (mine && task.assignedTo !== me) return false
  return !today || isForToday(task, now)
}

/** Due today, or late and still open. */
const isForToday = ({ dueDate, completed }: Task, now: Date) =>
  dueDate !== null &&
  (daysBetween(now, new Date(dueDate)) === 0 || (!completed && urgencyOf(dueDate, now) === 'late'))

const foldedTitles = new WeakMap<Task, string>()

/** Returns the title as it is searched, computed once for each row. */
function foldedTitle(task: Task) {
  const known = foldedTitles.get(task) ?? fold(compose(task.title))
  foldedTitles.set(task, known)
  return known
}

/** The ids of the tasks whose title contains a text, which is not empty; accents and case are ignored. */
export function idsFound(tasks: readonly Task[], text: string): ReadonlySet<string> {
  const needle = fold(text)
  return new Set(tasks.filter(task => foldedTitle(task).includes(needle)).map(({ id }) => id))
}

/** The number of open tasks, of those due today, and of those that are late. */
export function countsOf(tasks: readonly Task[], now: Date) {
  const open = tasks.filter(({ type, completed }) => type === 'task' && !completed)
  const urgencies = open.map(({ dueDate }) => dueDate && urgencyOf(dueDate, now))
  return {
    remaining: open.length,
    dueToday: urgencies.filter(urgency => urgency === 'soon').length,
    late: urgencies.filter(urgency => urgency === 'late').length,
  }
}
