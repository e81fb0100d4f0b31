import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import { mergeInto } from '#src/features/contacts/duplicates/merge.ts'
import { type DialCodes, phoneKey } from '#src/features/contacts/fields/phone.ts'
import { fold } from '#src/lib/text/fold.ts'

/** What to do with a card. */
export type Choice = 'add' | 'merge' | 'skip'

/**
 * `new`: no contact matches. `known`: a contact matches. `unchanged`: the card adds nothing to its contact.
 * `duplicateInFile`: an earlier card of the file is the same person.
 */
export type Kind = 'new' | 'known' | 'unchanged' | 'duplicateInFile'

export interface Planned {
  key: number
  fields: ContactFields
  kind: Kind
  /** The contact that the card matches, if one was found. */
  match?: Contact
  choice: Choice
}

/** Finds the cards that already exist as contacts: by UID, or by the same name with a shared number or address. */
export function planImport(
  cards: readonly ContactFields[],
  known: readonly Contact[],
  codes: DialCodes,
): Planned[] {
  const byUid = new Map(
    known.flatMap(contact => [contact.id, contact.uid ?? contact.id].map(uid => [uid, contact])),
  )
  const byKey = new Map(known.flatMap(contact => keysOf(contact, codes).map(key => [key, contact])))
  const before = new Set<string>()

  return cards.map((fields, key) => {
    const keys = [...(fields.uid ? [fields.uid] : []), ...keysOf(fields, codes)]
    const isTwice = keys.some(own => before.has(own))
    for (const own of keys) before.add(own)
    const match = byUid.get(fields.uid ?? '') ?? keys.map(own => byKey.get(own)).find(Boolean)
    if (isTwice) return { key, fields, kind: 'duplicateInFile', choice: 'skip' }
    if (!match) return { key, fields, kind: 'new', choice: 'add' }
    const isSame = Object.keys(mergeInto(match, fields, codes)).length === 0
    return { key, fields, match, kind: isSame ? 'unchanged' : 'known', choice: isSame ? 'skip' : 'merge' }
  })
}

/** Two cards that share one of these keys describe the same person. */
function keysOf({ name = '', emails = [], phoneNumbers = [] }: ContactFields, codes: DialCodes) {
  const folded = fold(name).replace(/\s+/g, ' ').trim()
  return [
    ...emails.map(({ email }) => email.trim().toLowerCase()),
    ...phoneNumbers.map(phone => phoneKey(phone, codes)),
  ].map(key => `${folded}\n${key}`)
}

/** The possible choices for a card. */
export const choicesOf = ({ match }: Planned): Choice[] =>
  match ? ['merge', 'add', 'skip'] : ['add', 'skip']
