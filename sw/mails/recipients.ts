import type { Recipient } from '#src/contract/mails.ts'
import { fold } from '#src/lib/text/fold.ts'
import { contactListRows } from '#sw/contacts/list-rows.ts'
import { may } from '#sw/permissions/store.ts'
import { db } from '#sw/storage/db.ts'

const MAX_RECIPIENTS = 8

/**
 * Returns the people whose name or address contains the text: colleagues first, then contacts if the user may view
 * them. Each address is returned once.
 */
export async function recipients(query: string, userId: string): Promise<Recipient[]> {
  const needle = fold(query.trim())
  const isAllowed = await may(userId, { area: 'contacts', level: 'view' })
  const [users, contacts] = await Promise.all([db.users.toArray(), isAllowed ? contactListRows() : []])
  const found = new Map<string, Recipient>()
  for (const { name, email, avatar } of [...users, ...contacts]) {
    if (found.size === MAX_RECIPIENTS) break
    const isMeant = email && (fold(name).includes(needle) || email.includes(needle))
    if (isMeant && !found.has(email)) found.set(email, { name, address: email, avatar })
  }
  return [...found.values()]
}
