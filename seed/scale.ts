import type { Contact } from '#src/contract/contacts.ts'
import type { Mail } from '#src/contract/mails.ts'
import type { Product } from '#src/contract/products.ts'
import type { Task } from '#src/contract/tasks.ts'
import { contactAt } from './scale/contacts.ts'
import { mailAt } from './scale/mails.ts'
import { productAt } from './scale/products.ts'
import { taskAt } from './scale/tasks.ts'

type Positioned<T> = T & { position: number }

/**
 * A shop that is far larger than the sample's. A row depends on nothing but its number (and, for what has a time, on
 * the moment that it is made at), so that making them can stop anywhere and go on later.
 */
export const scaleRows = {
  contacts: (index: number): Positioned<Contact> => contactAt(index),
  products: (index: number): Positioned<Product> => productAt(index),
  mails: (index: number, now: number): Mail => mailAt(index, now),
  tasks: (index: number, now: number): Task => taskAt(index, now),
}

export type ScaleTable = keyof typeof scaleRows

/** The rows from one number up to another, a chunk at a time. */
export function* scaleChunks(table: ScaleTable, from: number, to: number, size: number, now: number) {
  for (let start = from; start < to; start += size)
    yield Array.from({ length: Math.min(size, to - start) }, (_, place) =>
      scaleRows[table](start + place, now),
    )
}
