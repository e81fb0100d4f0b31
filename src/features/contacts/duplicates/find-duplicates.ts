import type { Contact } from '#src/contract/contacts.ts'
import { newName } from '#src/features/contacts/fields/new-name.ts'
import { type DialCodes, phoneKey } from '#src/features/contacts/fields/phone.ts'
import { fold } from '#src/lib/text/fold.ts'

export type Reason = 'phone' | 'email' | 'name'

export interface Duplicates {
  /** Identifies this group, whatever else changes. */
  key: string
  /** The contact with the most data first: it is kept, and receives data from the others. */
  contacts: Contact[]
  reasons: Reason[]
}

/** A number or an address that more contacts share belongs to a shop or an office. */
const MAX_SHARING = 4

/** Groups of contacts that may be the same person: they share a number, an address or the whole name. */
export function findDuplicates(contacts: readonly Contact[], codes: DialCodes): Duplicates[] {
  const groups = new Groups()
  for (const [reason, keysOf] of Object.entries(signs(codes)) as [Reason, KeysOf][])
    for (const alike of byKey(contacts, keysOf)) if (alike.length <= MAX_SHARING) groups.join(alike, reason)
  const byId = new Map(contacts.map(contact => [contact.id, contact]))
  return groups.all().map(({ ids, reasons }) => ({
    key: [...ids].sort().join(' '),
    contacts: ids.flatMap(id => byId.get(id) ?? []).toSorted((a, b) => said(b) - said(a)),
    reasons,
  }))
}

type KeysOf = (contact: Contact) => string[]

const signs = (codes: DialCodes): Record<Reason, KeysOf> => ({
  phone: contact => contact.phoneNumbers.map(phone => phoneKey(phone, codes)),
  email: contact => contact.emails.map(({ email }) => email.trim().toLowerCase()),
  name: ({ name }) => (name === newName ? [] : [fold(name).replace(/\s+/g, ' ').trim()]),
})

/** For each key that several contacts have, the ids of these contacts. */
function byKey(contacts: readonly Contact[], keysOf: KeysOf): string[][] {
  const found = new Map<string, Set<string>>()
  for (const contact of contacts)
    for (const key of keysOf(contact))
      if (key !== '') found.set(key, (found.get(key) ?? new Set()).add(contact.id))
  return [...found.values()].filter(ids => ids.size > 1).map(ids => [...ids])
}

interface Group {
  ids: string[]
  reasons: Reason[]
}

/** Groups that share a contact become one group. */
class Groups {
  #of = new Map<string, Group>()

  join(ids: readonly string[], reason: Reason) {
    const whole: Group = { ids: [], reasons: [reason] }
    for (const id of ids) {
      const { ids: own, reasons } = this.#of.get(id) ?? { ids: [id], reasons: [] }
      whole.ids = [...new Set([...whole.ids, ...own])]
      whole.reasons = [...new Set([...reasons, ...whole.reasons])]
    }
    for (const id of whole.ids) this.#of.set(id, whole)
  }

  all = () => [...new Set(this.#of.values())]
}

/** The number of known facts. */
const said = ({ title, company, birthday, address, notes, avatar, ...contact }: Contact) =>
  [title, company, birthday, address, notes, avatar].filter(Boolean).length +
  contact.emails.length +
  contact.phoneNumbers.length
