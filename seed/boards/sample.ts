import type { BoardRow } from '#src/contract/shared/board-rows.ts'

/** spec: sample labels */
export const labels = ['Research', 'Wireframing', 'Design', 'Development', 'Bug'] as const

/** A card in short form. */
export interface Entry {
  title: string
  description?: string
  labels?: (typeof labels)[number][]
  dueDate?: string
  members?: string[]
  /** Completed steps begin with `x `. */
  steps?: string[]
  cover?: 'shelf' | 'route' | 'blossom' | 'window'
  archived?: boolean
  /** Who wrote what, some minutes ago. */
  comments?: { by: string; minutes: number; text: string }[]
}

/** A board in short form. */
export interface Sample extends Omit<BoardRow, 'lastActivity'> {
  /** The age of the last change, in minutes. */
  minutes: number
  /** The cards of each list. */
  cards: Entry[][]
}
