import * as v from 'valibot'
import { BoardLabel, BoardRow, CardRow, ListRow } from '#src/contract/boards.ts'
import { Company } from '#src/contract/company.ts'
import { Contact } from '#src/contract/contacts.ts'
import { Item } from '#src/contract/files.ts'
import { Faq, FaqCategory, GuideCategory, GuideRow, SupportRequest } from '#src/contract/guides.ts'
import { Mail } from '#src/contract/mails.ts'
import { Message } from '#src/contract/messages.ts'
import { NoteLabel, NoteRow } from '#src/contract/notes.ts'
import { Notification } from '#src/contract/notifications.ts'
import { Permissions } from '#src/contract/permissions.ts'
import { PreferenceRow } from '#src/contract/preferences.ts'
import { Product } from '#src/contract/products.ts'
import { User } from '#src/contract/session.ts'
import { areas } from '#src/contract/shared/areas.ts'
import { Display } from '#src/contract/shared/display.ts'
import { MailLabel } from '#src/contract/shared/mail-places.ts'
import { Tag } from '#src/contract/shared/tags.ts'
import { Shortcut } from '#src/contract/shortcuts.ts'
import { Task } from '#src/contract/tasks.ts'

type Entries = { entries: v.ObjectEntries }

const text = v.string()
const DateTime = v.pipe(text, v.isoTimestamp())
const bytes = v.instance(Uint8Array)
const buffer = v.pipe(
  bytes,
  v.transform(({ buffer }) => buffer),
)
const row = (schema: Entries, own: v.ObjectEntries = {}) => v.object({ ...schema.entries, ...own })
const positioned = (schema: Entries) => row(schema, { position: v.number() })

/**
 * What a row of each table is that a backup holds: the contract's schema, with the columns that stay in the database. What
 * is left out belongs to the device (keys, replies, connections) or is made of other rows.
 */
export const rowSchemas: Record<string, v.GenericSchema<unknown, object>> = {
  accounts: v.object({ email: text, userId: text, salt: bytes, hash: bytes }),
  boardCards: row(CardRow),
  boardLabels: row(BoardLabel),
  boardLists: row(ListRow),
  boards: row(BoardRow),
  chatContacts: v.object({ id: text, index: v.number() }),
  chatMessages: v.object({ id: text, ownerId: text, peerId: text, fromID: text, text, date: DateTime }),
  chatUnread: v.object({ ownerId: text, peerId: text, count: v.number() }),
  companies: row(Company),
  contactTags: positioned(Tag),
  contacts: positioned(Contact),
  faqCategories: row(v.omit(FaqCategory, ['faqs'])),
  faqs: row(Faq),
  favourites: row(Display, { userId: text }),
  fileContents: v.object({ id: text, mime: text, data: buffer }),
  files: row(v.omit(Item, ['folderId', 'contents']), { folderId: text, url: v.nullable(text) }),
  guideCategories: row(v.pick(GuideCategory, ['id', 'slug', 'title'])),
  guides: row(GuideRow),
  guideVotes: v.object({ userId: text, guideId: text, helpful: v.nullable(v.boolean()) }),
  mailLabels: positioned(MailLabel),
  mails: row(Mail),
  messages: row(Message),
  noteLabels: positioned(NoteLabel),
  notes: row(NoteRow),
  notifications: row(Notification),
  // A row that is older than an area lacks it.
  permissions: row(v.partial(Permissions), { groupID: text }),
  preferences: row(PreferenceRow),
  productTags: positioned(Tag),
  products: positioned(Product),
  sets: v.object({ id: text, value: v.unknown() }),
  shortcuts: row(Shortcut, {
    position: v.number(),
    area: v.optional(v.picklist(areas)),
  }),
  supportRequests: row(SupportRequest, { userId: text }),
  taskTags: positioned(Tag),
  tasks: row(Task),
  trash: v.object({
    id: text,
    table: text,
    row: v.record(text, v.unknown()),
    by: text,
    at: v.number(),
  }),
  uploads: v.object({ id: text, mime: text, data: buffer, at: v.optional(v.number()) }),
  users: row(User),
}
