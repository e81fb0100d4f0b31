import type { ContactFields } from '#src/contract/contacts.ts'
import { toBirthday } from '#src/features/contacts/fields/birthday.ts'
import { type DialCodes, readPhone } from '#src/features/contacts/fields/phone.ts'
import { fold } from '#src/lib/text/fold.ts'
import { htmlOfLines } from '#src/lib/text/html-text.ts'
import type { Card } from '#src/lib/vcard/card.ts'

/** Cuts a line at the maximum length of a contact's field. */
const line = (text: string) => text.slice(0, 1000)

interface Context {
  codes: DialCodes
  /** Tag ids, by folded title. */
  tagIds: ReadonlyMap<string, string>
  /** Removes unsafe HTML. */
  clean: (html: string) => string
}

/** Converts a business card to the fields of a contact. Tags that do not exist yet stay titles. */
export function fromCard(card: Card, { codes, tagIds, clean }: Context): ContactFields {
  const { own } = card
  const notes = own?.html ? clean(own.html) : htmlOfLines(card.notes?.slice(0, 15_000) ?? '')
  return {
    name: card.name,
    ...(card.uid && { uid: line(card.uid) }),
    ...(card.title && { title: line(card.title) }),
    ...(card.company && { company: line(card.company) }),
    ...(card.address && { address: line(card.address) }),
    ...(card.birthday && { birthday: toBirthday(card.birthday) }),
    ...(notes && { notes }),
    ...(card.photo && { avatar: card.photo }),
    ...(own?.cover && { background: own.cover }),
    emails: card.emails.map(({ value, label }) => ({ email: value, label })),
    phoneNumbers: card.phones.map(({ value, label, country }) => ({
      ...readPhone(line(value), codes, 'vn', country),
      label,
    })),
    tags: card.tags.map(title => tagIds.get(fold(title)) ?? line(title)),
  }
}
