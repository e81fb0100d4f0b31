import { cardAt } from './scale/cards.ts'
import { contactAt } from './scale/contacts.ts'
import { customerAt } from './scale/customers.ts'
import { fileAt } from './scale/files.ts'
import { mailAt } from './scale/mails.ts'
import { messagesAt } from './scale/messages.ts'
import { noteAt } from './scale/notes.ts'
import { productAt } from './scale/products.ts'
import type { ScaleTable } from './scale/tables.ts'
import { taskAt } from './scale/tasks.ts'

interface Row {
  id: string
}

/**
 * Returns the row with a number, or the rows of what is stored more than once. It depends only on the number and on the
 * time of the job, in ms since 1970, so that the job can stop at any row and continue later.
 */
type RowAt = (index: number, now: number) => Row | Row[]

/** The rows of each table. */
export const rowAt = {
  contacts: contactAt,
  products: productAt,
  mails: mailAt,
  tasks: taskAt,
  notes: noteAt,
  boardCards: cardAt,
  files: fileAt,
  chatMessages: messagesAt,
  partners: customerAt,
} satisfies Record<ScaleTable, RowAt>

/** Returns what is generated from one number to another, the end not included. */
export const generated = (table: ScaleTable, from: number, to: number, now: number): Row[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => rowAt[table](from + place, now)).flat()

/** Yields what is generated from one number to another, in chunks. */
export function* scaleChunks(table: ScaleTable, from: number, to: number, size: number, now: number) {
  for (let start = from; start < to; start += size)
    yield generated(table, start, Math.min(start + size, to), now)
}
