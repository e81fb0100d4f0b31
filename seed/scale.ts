import { board, cardAt, lists } from './scale/cards.ts'
import { contactAt } from './scale/contacts.ts'
import { customerAt } from './scale/customers.ts'
import { fileAt, folder } from './scale/files.ts'
import { mailAt } from './scale/mails.ts'
import { MOST_MESSAGES, me, messagesAt, peer } from './scale/messages.ts'
import { noteAt } from './scale/notes.ts'
import { productAt } from './scale/products.ts'
import { taskAt } from './scale/tasks.ts'

interface Row {
  id: string
}

/** How a table is filled. */
export interface Filling<Generated extends Row | Row[] = Row | Row[]> {
  /**
   * Returns the row with a number, or the rows of what is stored more than once. It depends only on the number and on the
   * time of the job, in ms since 1970, so that the job can stop at any row and continue later.
   */
  at: (index: number, now: number) => Generated
  /** The most rows, together with the user's own ones: of the table, or of the place. */
  most?: number
  /** The fields and values of the rows of one place, for example of one folder. Only this place is filled. */
  place?: Readonly<Record<string, string>>
  /** The ids of what the rows name, by table. Without all of them, nothing is generated. */
  needs?: Readonly<Record<string, readonly string[]>>
  /** Only with the shop. */
  ofShop?: boolean
  /** Posted sales name the rows. */
  inBooks?: boolean
}

const filling = <Generated extends Row | Row[]>(
  at: Filling<Generated>['at'],
  options: Omit<Filling, 'at'> = {},
): Filling<Generated> => ({ at, ...options })

/** The tables of a shop that is much larger than the sample, in the order in which they are filled. */
export const fillings = {
  contacts: filling(contactAt),
  products: filling(productAt, { inBooks: true }),
  mails: filling(mailAt),
  tasks: filling(taskAt),
  // The worker reads all notes when the app starts, because of their reminders.
  notes: filling(noteAt, { most: 10_000 }),
  boardCards: filling(cardAt, {
    most: 1000,
    place: { boardId: board },
    needs: { boards: [board], boardLists: lists },
  }),
  files: filling(fileAt, { most: 2000, place: { folderId: folder }, needs: { files: [folder] } }),
  chatMessages: filling(messagesAt, {
    most: MOST_MESSAGES,
    place: { ownerId: me, peerId: peer },
    needs: { users: [me, peer], chatContacts: [peer] },
  }),
  partners: filling(customerAt, { most: 10_000, ofShop: true, inBooks: true }),
}

export type ScaleTable = keyof typeof fillings

/** The names of the tables, in the order in which they are filled. */
export const scaleTables = Object.keys(fillings) as ScaleTable[]

/** Returns what is generated from one number to another, the end not included. */
export const generated = (table: ScaleTable, from: number, to: number, now: number): Row[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => fillings[table].at(from + place, now)).flat()

/** Yields what is generated from one number to another, in chunks. */
export function* scaleChunks(table: ScaleTable, from: number, to: number, size: number, now: number) {
  for (let start = from; start < to; start += size)
    yield generated(table, start, Math.min(start + size, to), now)
}
