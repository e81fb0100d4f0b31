import type { Contact } from '#src/contract/contacts.ts'
import type { Mail } from '#src/contract/mails.ts'
import type { Product } from '#src/contract/products.ts'
import type { Partner } from '#src/contract/shop/partners.ts'
import type { Task } from '#src/contract/tasks.ts'
import { contactAt } from './scale/contacts.ts'
import { customerAt } from './scale/customers.ts'
import { mailAt } from './scale/mails.ts'
import { productAt } from './scale/products.ts'
import { taskAt } from './scale/tasks.ts'

type Positioned<T> = T & { position: number }

/**
 * The rows of a shop that is much larger than the sample. A row depends only on its number (and, if it has a time, on
 * the time of its creation), so that the job can stop at any row and continue later.
 */
export const scaleRows = {
  contacts: (index: number): Positioned<Contact> => contactAt(index),
  products: (index: number): Positioned<Product> => productAt(index),
  mails: (index: number, now: number): Mail => mailAt(index, now),
  tasks: (index: number, now: number): Task => taskAt(index, now),
  partners: (index: number): Partner & { entries: number } => customerAt(index),
}

export type ScaleTable = keyof typeof scaleRows

/** Yields the rows from one number to another, in chunks. */
export function* scaleChunks(table: ScaleTable, from: number, to: number, size: number, now: number) {
  for (let start = from; start < to; start += size)
    yield Array.from({ length: Math.min(size, to - start) }, (_, place) =>
      scaleRows[table](start + place, now),
    )
}
