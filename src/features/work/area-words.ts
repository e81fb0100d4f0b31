import type { Task } from '#src/contract/tasks.ts'
import { fold } from '#src/lib/text/fold.ts'

/** The four kinds of work that the shell leads to. spec: product.md section 2, destinations */
export const workAreas = ['export', 'take-out', 'delivery', 'import'] as const
export type WorkArea = (typeof workAreas)[number]

export const isWorkArea = (name: string): name is WorkArea => workAreas.some(area => area === name)

/** What a permission calls them. spec: product.md section 6 */
export const permissionOf = {
  export: 'check-out',
  'take-out': 'collection',
  delivery: 'delivery',
  import: 'check-in',
} as const

/** Words by which a task tells what kind of work it is, without accents. */
const words: Record<WorkArea, readonly string[]> = {
  export: ['xuat', 'ban hang', 'don hang', 'soan', 'quay', 'check-out', 'order', 'counter'],
  'take-out': ['xuat', 'soan', 'ghi so', 'so quy', 'phieu', 'journal', 'slip'],
  delivery: ['giao', 'chuyen', 'tai xe', 'ship', 'deliver', 'gui'],
  import: ['nhap', 'nhan hang', 'dat them', 'kho', 'thung', 'check-in', 'receive', 'supplier'],
}

/** The open tasks of one kind, the next due first. A section speaks for the tasks in it. */
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
