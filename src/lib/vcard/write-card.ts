import { contentLines, textValue } from '#src/lib/ical/content-lines.ts'
import type { Card, Labelled, Phone, Version } from './card.ts'
import { typeOf } from './labels.ts'
import { namePartsOf } from './name-parts.ts'

/** Returns a card as text that address books can read. `readCard` returns the same card from it. */
export function writeCard(card: Card, version: Version): string {
  const { own = {} } = card
  const { family, given, additional } = namePartsOf(card.name)
  let group = 0

  /** Writes a type if the format has one for the label, otherwise a separate label, as Apple and Google do. */
  function labelled(name: 'TEL' | 'EMAIL', entry: Labelled, params = '') {
    const type = typeOf(name, entry)
    if (type || !entry.label)
      return [`${name}${type ? `;TYPE=${type}` : ''}${params}:${textValue(entry.value)}`]
    group += 1
    return [
      `item${group}.${name}${params}:${textValue(entry.value)}`,
      `item${group}.X-ABLabel:${textValue(entry.label)}`,
    ]
  }

  const line = (name: string, value: string | undefined) => (value ? [`${name}:${textValue(value)}`] : [])

  return contentLines([
    'BEGIN:VCARD',
    `VERSION:${version}`,
    'PRODID:-//Outpost//Contacts//EN',
    ...line('UID', card.uid),
    ...line('FN', card.name),
    `N:${[family, given, additional].map(textValue).join(';')};;`,
    ...line('TITLE', card.title),
    ...line('ORG', card.company),
    ...card.emails.flatMap(email => labelled('EMAIL', email)),
    ...card.phones.flatMap(phone => labelled('TEL', phone, countryOf(phone))),
    ...(card.address ? [`ADR:;;${textValue(card.address)};;;;`] : []),
    ...birthday(card.birthday && textValue(card.birthday), version),
    ...line('NOTE', card.notes),
    ...(card.tags.length > 0 ? [`CATEGORIES:${card.tags.map(textValue).join(',')}`] : []),
    ...photo(card.photo, version),
    ...line('X-OUTPOST-COVER', own.cover),
    ...line('X-OUTPOST-NOTES', own.html),
    'END:VCARD',
  ])
}

const countryOf = ({ country }: Phone) =>
  country && /^[a-z]{2}$/i.test(country) ? `;X-COUNTRY=${country}` : ''

/**
 * Returns the line of the birthday. In 4.0 the year can be omitted; in 3.0 a placeholder is written and marked, as
 * Apple does.
 */
function birthday(day: string | undefined, version: Version): string[] {
  if (!day) return []
  if (!day.startsWith('--')) return [`BDAY:${version === '4.0' ? day.replaceAll('-', '') : day}`]
  if (version === '4.0') return [`BDAY:--${day.slice(2).replace('-', '')}`]
  return [`BDAY;X-APPLE-OMIT-YEAR=1604:1604-${day.slice(2)}`]
}

function photo(url: string | undefined, version: Version): string[] {
  const [, kind, base64] = /^data:image\/([a-z]+);base64,(.+)$/.exec(url ?? '') ?? []
  if (!kind || !base64) return []
  return [version === '4.0' ? `PHOTO:${url}` : `PHOTO;ENCODING=b;TYPE=${kind.toUpperCase()}:${base64}`]
}
