import type { Task } from '#src/contract/tasks.ts'
import { fold } from '#src/lib/text/fold.ts'

/** The four kinds of work to which the shell links. spec: product.md section 2, destinations */
export const workAreas = ['export', 'take-out', 'delivery', 'import'] as const
export type WorkArea = (typeof workAreas)[number]

export const isWorkArea = (name: string): name is WorkArea => workAreas.some(area => area === name)

/** The area of permissions for each kind of work. spec: product.md section 6 */
export const permissionOf = {
  export: 'check-out',
  'take-out': 'collection',
  delivery: 'delivery',
  import: 'check-in',
} as const

/** Words in a task's title that identify its kind of work, without accents. */
const words: Record<WorkArea, readonly string[]> = {
  export: ['xuat', 'ban hang', 'don hang', 'soan', 'quay', 'check-out', 'order', 'counter'],
  'take-out': ['xuat', 'soan', 'ghi so', 'so quy', 'phieu', 'journal', 'slip'],
  delivery: ['giao', 'chuyen', 'tai xe', 'ship', 'deliver', 'gui'],
  import: ['nhap', 'nhan hang', 'dat them', 'kho', 'thung', 'check-in', 'receive', 'supplier'],
}

/** The open tasks of one kind, the next due first. The title of a section applies to its tasks. */
export function tasksOf(area: WorkArea, list: Task[]): Task[] {
  let section = ''
  const found: Task[] = []
  for (const task of list) {
    if (task.type === 'section') section = task.title
    else if (!task.completed) {
      const text = fold([task.title, task.notes, section].join(' '))
      if (words[area].some(word => text.includes(word))) found.push(task)
    }
  }
  return found.sort((a, b) => dueOf(a) - dueOf(b))
}

const dueOf = ({ dueDate }: Task) => (dueDate ? Date.parse(dueDate) : Number.POSITIVE_INFINITY)
