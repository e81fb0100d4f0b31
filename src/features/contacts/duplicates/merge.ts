import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import { type DialCodes, phoneKey } from '#src/features/contacts/fields/phone.ts'
import { textOf } from '#src/lib/text/html-text.ts'

/** The fields of a contact that hold a single value, so that two different values conflict. */
export const facts = ['title', 'company', 'birthday', 'address', 'avatar', 'background'] as const

/**
 * The fields that a contact receives from a duplicate: facts that it lacks, and numbers, addresses, tags and notes that
 * it does not have yet. Existing values do not change. Empty when there is nothing to add.
 */
export function mergeInto(kept: Contact, other: ContactFields, codes: DialCodes): ContactFields {
  const gained: ContactFields = {}
  // A contact whose id is the UID needs no UID.
  if (!kept.uid && other.uid && other.uid !== kept.id) gained.uid = other.uid
  for (const fact of facts)
    if (!factOf(kept, fact) && factOf(other, fact)) gained[fact] = factOf(other, fact) as string

  const emails = joined(kept.emails, other.emails, ({ email }) => email.trim().toLowerCase())
  const phoneNumbers = joined(kept.phoneNumbers, other.phoneNumbers, phone => phoneKey(phone, codes))
  const tags = joined(kept.tags, other.tags, tag => tag)
  const notes = joinedNotes(kept.notes, other.notes)
  return {
    ...gained,
    ...(emails && { emails }),
    ...(phoneNumbers && { phoneNumbers }),
    ...(tags && { tags }),
    ...(notes && { notes }),
  }
}

/** A fact by its name; title and company of a contact may be stored in its job. */
export function factOf(contact: ContactFields, fact: (typeof facts)[number]) {
  if (fact === 'title' || fact === 'company') return contact[fact] ?? contact.job?.[fact]
  return contact[fact]
}

/** The first list plus the new entries of the second; `undefined` when there are none. */
function joined<T>(
  kept: readonly T[],
  others: readonly T[] = [],
  keyOf: (entry: T) => string,
): T[] | undefined {
  const known = new Set(kept.map(keyOf))
  const added = others.filter(entry => {
    const isNew = !known.has(keyOf(entry))
    known.add(keyOf(entry))
    return isNew
  })
  return added.length > 0 ? [...kept, ...added] : undefined
}

function joinedNotes(kept: string | null, other: string | null | undefined) {
  const words = wordsOf(other ?? '')
  if (!other || words === '' || wordsOf(kept ?? '').includes(words)) return undefined
  return `${kept ?? ''}${other}`.slice(0, 100_000)
}

/** The words of notes: a list that was written to a file has other marks and line breaks when it is read back. */
const wordsOf = (html: string) =>
  textOf(html)
    .replace(/[\s•-]+/g, ' ')
    .trim()
