import type { Contact } from '#src/contract/contacts.ts'
import { dayOf } from '#src/features/contacts/fields/birthday.ts'
import { type DialCodes, toDial } from '#src/features/contacts/fields/phone.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import type { Card } from '#src/lib/vcard/card.ts'

interface Context {
  /** Titles of tags, by id. */
  titles: ReadonlyMap<string, string>
  codes: DialCodes
  /** A data URL. */
  photo: string | undefined
}

/** A contact as a business card. */
export function toCard(contact: Contact, { titles, codes, photo }: Context): Card {
  const { notes, background, birthday } = contact
  const title = contact.title ?? contact.job?.title
  const company = contact.company ?? contact.job?.company
  const own = {
    ...(background && { cover: background }),
    // Notes without formatting need no HTML version.
    ...(notes && /<(?!\/?(p|br)\b)/i.test(notes) && { html: notes }),
  }
  return {
    uid: contact.uid ?? contact.id,
    name: contact.name,
    ...(title && { title }),
    ...(company && { company }),
    emails: contact.emails.map(({ email, label }) => ({ value: email, label })),
    phones: contact.phoneNumbers.map(phone => ({
      value: toDial(phone, codes),
      label: phone.label,
      ...(phone.country && { country: phone.country }),
    })),
    ...(contact.address && { address: contact.address }),
    ...(birthday && { birthday: dayOf(birthday) }),
    ...(notes && { notes: textOf(notes, { bullet: '- ' }) }),
    tags: contact.tags.flatMap(id => titles.get(id) ?? []),
    ...(photo && { photo }),
    ...(Object.keys(own).length > 0 && { own }),
  }
}
