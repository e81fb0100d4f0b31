import { Dexie, type Table, type Transaction } from 'dexie'
import type { BoardLabel, BoardRow, CardRow, ListRow } from '#src/contract/boards.ts'
import type { ChatContact, ChatRow } from '#src/contract/chat.ts'
import type { Company } from '#src/contract/company.ts'
import type { Contact } from '#src/contract/contacts.ts'
import type { Domain } from '#src/contract/core/define.ts'
import type { FileRow } from '#src/contract/files.ts'
import type { Faq, FaqCategory, GuideCategory, GuideRow, SupportRequest } from '#src/contract/guides.ts'
import type { Mail } from '#src/contract/mails.ts'
import type { Message } from '#src/contract/messages.ts'
import type { NoteLabel, NoteRow } from '#src/contract/notes.ts'
import type { Notification } from '#src/contract/notifications.ts'
import type { PreferenceRow } from '#src/contract/preferences.ts'
import type { Product } from '#src/contract/products.ts'
import type { User } from '#src/contract/session.ts'
import type { Display } from '#src/contract/shared/display.ts'
import type { MailLabel } from '#src/contract/shared/mail-places.ts'
import type { Tag } from '#src/contract/shared/tags.ts'
import type { Task } from '#src/contract/tasks.ts'
import type { ConnectionRow, OutgoingRow, ScheduledRow, UnreadRow } from '#sw/hubs/rows.ts'
import type { PermissionRow } from '#sw/permissions/store.ts'
import { countWrites } from '#sw/permissions/writes.ts'
import type { ShortcutRow } from '#sw/shortcuts/store.ts'
import { type Change, changeLog } from './change-log.ts'
import type { ListCacheState } from './list-cache.ts'

/** Every list that a person can rearrange keeps its own order; new entries are placed first by a lower position. */
export type Positioned<T> = T & { position: number }

export interface Account {
  email: string
  userId: string
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

/** A removed row, kept so that it can be taken back. */
export interface Trashed {
  id: string
  table: string
  row: object
  by: string
  at: number
}

/** The tables of every domain. A new version is one more in `versions` below and in `schemaVersion`. */
export const db = new Dexie('outpost', { chromeTransactionDurability: 'strict' }) as Dexie & {
  meta: Table<{ key: string; value: unknown }, string>
  secrets: Table<{ id: string; key: CryptoKey }, string>
  snapshots: Table<{ id: string; at: number; tables: Record<string, object[]> }, string>
  accounts: Table<Account, string>
  replies: Table<{ key: string; call: string; reply: unknown; at: number }, string>
  trash: Table<Trashed, string>
  written: Table<Change, number>
  projections: Table<ListCacheState & { name: string }, string>
  sets: Table<{ id: string; value: unknown }, string>
  companies: Table<Company, string>
  users: Table<User, string>
  favourites: Table<Display & { userId: string }, string>
  permissions: Table<PermissionRow, string>
  preferences: Table<PreferenceRow, string>
  uploads: Table<{ id: string; mime: string; data: ArrayBuffer; at?: number }, string>
  messages: Table<Message, string>
  notifications: Table<Notification, string>
  shortcuts: Table<ShortcutRow, string>
  chatContacts: Table<Pick<ChatContact, 'id' | 'index'>, string>
  chatMessages: Table<ChatRow, string>
  chatUnread: Table<UnreadRow, [string, string]>
  connections: Table<ConnectionRow, string>
  outgoing: Table<OutgoingRow, number>
  scheduled: Table<ScheduledRow, string>
  files: Table<FileRow, string>
  fileContents: Table<{ id: string; data: ArrayBuffer; mime: string }, string>
  guideCategories: Table<Pick<GuideCategory, 'id' | 'slug' | 'title'>, string>
  guides: Table<GuideRow, string>
  guideVotes: Table<{ userId: string; guideId: string; helpful: boolean | null }, [string, string]>
  faqCategories: Table<Omit<FaqCategory, 'faqs'>, string>
  faqs: Table<Faq, string>
  supportRequests: Table<SupportRequest & { userId: string }, string>
  boards: Table<BoardRow, string>
  boardLists: Table<ListRow, string>
  boardCards: Table<CardRow, string>
  boardLabels: Table<BoardLabel, string>
  mails: Table<Mail, string>
  mailLabels: Table<Positioned<MailLabel>, string>
  notes: Table<NoteRow, string>
  noteLabels: Table<Positioned<NoteLabel>, string>
  tasks: Table<Task, string>
  taskTags: Table<Positioned<Tag>, string>
  contacts: Table<Positioned<Contact>, string>
  contactTags: Table<Positioned<Tag>, string>
  products: Table<Positioned<Product>, string>
  productTags: Table<Positioned<Tag>, string>
}

interface Version {
  stores: Record<string, string>
  upgrade?: (transaction: Transaction) => PromiseLike<unknown>
}

/** The tables, version by version. One that was released is never changed: another follows it. */
export const versions: readonly Version[] = [
  {
    stores: {
      // The server's own: versions, the signing key, passwords, replies by idempotency key, what was removed.
      meta: 'key',
      secrets: 'id',
      // What a restore replaced.
      snapshots: 'id, at',
      accounts: 'email',
      replies: 'key, at',
      trash: 'id, [table+at], at',
      // Sample sets that are only read (countries, brands, dashboards, …), one row each.
      sets: 'id',

      companies: 'companyId',
      users: 'id, groupID',
      favourites: 'userId',
      permissions: 'groupID',
      preferences: 'employeeID',
      uploads: 'id',
      messages: 'id, time',
      notifications: 'id, time',
      shortcuts: 'id, position',

      tasks: 'id, order, *tags',
      taskTags: 'id, position',

      // What lists are made of, ready to be read at once, and what was written since: see `projection.ts`.
      projections: 'name',
      written: '++at',

      // Sorted and searched in memory: an index knows neither Vietnamese order nor "contains".
      contacts: 'id, position, *tags',
      contactTags: 'id, position',

      products: 'id, position, *tags',
      productTags: 'id, position',

      // The root is the text 'null', as on the wire. What was uploaded has its bytes apart, so that lists stay light.
      files: 'id, folderId, type',
      fileContents: 'id',

      guideCategories: 'id, &slug',
      guides: 'id, [categoryId+id], &[categoryId+slug]',
      guideVotes: '[userId+guideId]',
      faqCategories: 'id, &slug',
      faqs: 'id, categoryId',
      supportRequests: 'id, [userId+sentAt]',

      mails: 'id, *labels',
      mailLabels: 'id, position',

      notes: 'id, createdAt, *labels',
      noteLabels: 'id, position',

      boards: 'id, lastActivity',
      boardLists: 'id, [boardId+position]',
      boardCards: 'id, [boardId+position], [listId+position], *labels',
      boardLabels: 'id, [boardId+position]',

      chatContacts: 'id',
      chatMessages: 'id, [ownerId+peerId+date]',
      chatUnread: '[ownerId+peerId], ownerId',

      // Who is connected to a hub, what waits for them, and what will happen: see `hubs/`.
      connections: 'token, hub, [hub+userId], seenAt',
      outgoing: '++sequence, token',
      scheduled: 'id, [hub+userId]',
    },
  },
]

/** Another database, with the tables of these versions. */
export const databaseOf = (name: string, all: readonly Version[]) => declare(new Dexie(name), all)

function declare(database: Dexie, all: readonly Version[]) {
  for (const [index, { stores, upgrade }] of all.entries()) {
    const version = database.version(index + 1).stores(stores)
    if (upgrade) version.upgrade(upgrade)
  }
  return database
}

declare(db, versions)

db.use(changeLog)
db.use(countWrites)

/** What a write of a domain may touch: the tables that its transaction locks. */
export const tablesOf: Record<Domain, readonly string[]> = {
  activities: [],
  backup: db.tables.map(({ name }) => name),
  boards: ['boards', 'boardLists', 'boardCards', 'boardLabels', 'trash'],
  chat: ['chatContacts', 'chatUnread'],
  company: ['companies'],
  contacts: ['contacts', 'contactTags', 'trash'],
  dashboards: [],
  files: ['files', 'fileContents', 'trash'],
  guides: ['guides', 'guideVotes', 'supportRequests'],
  icons: [],
  mails: ['mails', 'mailLabels', 'sets', 'users', 'uploads', 'trash'],
  messages: ['messages'],
  navigation: [],
  notes: ['notes', 'noteLabels', 'trash'],
  notifications: ['notifications'],
  permissions: ['permissions', 'users', 'companies', 'connections', 'outgoing'],
  preferences: ['preferences', 'favourites', 'accounts', 'users', 'uploads'],
  products: ['products', 'productTags', 'trash'],
  search: [],
  session: [],
  shortcuts: ['shortcuts'],
  tasks: ['tasks', 'taskTags', 'trash'],
  user: ['users'],
}

/** Whether something was ever installed here; asking does not open, so it cannot start a migration. */
export const exists = () => Dexie.exists(db.name)
