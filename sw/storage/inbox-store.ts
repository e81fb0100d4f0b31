import type { Table } from 'dexie'
import type { Notification } from '#src/contract/shell/notifications.ts'
import { newId, wroteAtText } from '#sw/server/call-values.ts'
import { crudStore } from './crud-store.ts'

const blank = { title: '', description: '', read: false, seen: false }

/** The calls that messages and notifications have in common; a message is a notification without an icon. */
export const inboxStore = (table: Table<Notification, string>) => ({
  ...crudStore(table),

  newestFirst: () => table.orderBy('time').reverse().toArray(),

  async create(fields: Partial<Notification>) {
    const entry = { ...blank, time: wroteAtText(), ...fields, id: newId() }
    await table.add(entry)
    return entry
  },

  /** spec: sets read and seen to true on every item. */
  async markAllAsRead() {
    await table.toCollection().modify({ read: true, seen: true })
    return true
  },
})
