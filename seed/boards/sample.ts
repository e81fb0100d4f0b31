import type { BoardRow } from '#src/contract/boards.ts'

/** spec: sample lists and labels */
export const lists = ['To do', 'In progress', 'In review', 'Completed']
export const labels = ['Research', 'Wireframing', 'Design', 'Development', 'Bug'] as const

export interface Entry {
  title: string
  description?: string
  labels?: (typeof labels)[number][]
  dueDate?: string
  members?: string[]
  /** Completed ones begin with `x `. */
  steps?: string[]
  cover?: 'shelf' | 'route' | 'blossom' | 'window'
  archived?: boolean
}

export interface Sample extends Omit<BoardRow, 'lastActivity'> {
  /** The age of a change. */
  minutes: number
  /** By list. */
  cards: Entry[][]
}
