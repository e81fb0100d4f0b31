import { board, lists } from './cards.ts'
import { folder } from './files.ts'
import { MOST_MESSAGES, me, peer } from './messages.ts'

/** How a table is filled. */
export interface Filling {
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

/** The tables of a shop that is much larger than the sample, in the order in which they are filled. */
export const fillings = {
  contacts: {},
  products: { inBooks: true },
  mails: {},
  tasks: {},
  // The worker reads all notes when the app starts, because of their reminders.
  notes: { most: 10_000 },
  boardCards: { most: 1000, place: { boardId: board }, needs: { boards: [board], boardLists: lists } },
  files: { most: 2000, place: { folderId: folder }, needs: { files: [folder] } },
  chatMessages: {
    most: MOST_MESSAGES,
    place: { ownerId: me, peerId: peer },
    needs: { users: [me, peer], chatContacts: [peer] },
  },
  partners: { most: 10_000, ofShop: true, inBooks: true },
} satisfies Record<string, Filling>

export type ScaleTable = keyof typeof fillings

/** The names of the tables, in the order in which they are filled. */
export const scaleTables = Object.keys(fillings) as ScaleTable[]
