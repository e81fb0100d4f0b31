import { pictureOf } from './base64.ts'
import type { Card, Labelled, Phone } from './card.ts'
import { labelOf } from './labels.ts'
import type { Line } from './lines.ts'
import { readBirthday } from './read-birthday.ts'
import { readName } from './read-name.ts'
import { oneLine, parts, plain } from './values.ts'

/** The maximum of numbers and addresses of one person. */
const MAX_ENTRIES = 50
/** The maximum length of a photo in base64; an avatar may have 2 MiB. */
const MAX_PHOTO_LENGTH = 2.7e6

/** Returns the card of these lines; `undefined` when it has no name, number or address. */
export function readCard(lines: readonly Line[]): Card | undefined {
  const all = (name: string) => lines.filter(line => line.name === name)
  const text = (name: string) => oneLine(plain(all(name)[0]?.value ?? '')) || undefined
  const emails = all('EMAIL').flatMap(line => labelled(line, lines, oneLine(plain(line.value, 320))))
  const phones = all('TEL').flatMap(line => readPhone(line, lines))
  const company = oneLine(joined(all('ORG')[0], ', '))
  const name = readName(lines) || company || emails[0]?.value || phones[0]?.value
  if (!name) return undefined

  const [address, ...others] = all('ADR').map(line => oneLine(joined(line, ', ', 7)))
  const links = all('URL').map(line => oneLine(plain(line.value)))
  return defined({
    uid: text('UID')?.replace(/^urn:uuid:/i, ''),
    name: name.slice(0, 200),
    title: text('TITLE') ?? text('ROLE'),
    company: company || undefined,
    emails: emails.slice(0, MAX_ENTRIES),
    phones: phones.slice(0, MAX_ENTRIES),
    address: address || undefined,
    birthday: readBirthday(all('BDAY')[0]),
    // Values that the card has no field for are added to the notes.
    notes: [...all('NOTE').map(line => plain(line.value, 50_000)), ...others, ...links, ...readRelated(lines)]
      .filter(Boolean)
      .join('\n'),
    tags: tagsOf(all('CATEGORIES')),
    photo: readPhoto(all('PHOTO')),
    own: readOwn(lines),
  })
}

function readPhone(line: Line, lines: readonly Line[]): Phone[] {
  const [digits = '', ...params] = plain(line.value, 200).replace(/^tel:/i, '').split(';')
  const extension = params.find(param => /^ext=\d{1,8}$/i.test(param))?.slice('ext='.length)
  const number = extension ? `${digits} x${extension}` : digits
  const country = line.params.get('X-COUNTRY')?.[0]
  return labelled(line, lines, oneLine(number)).map(phone => ({ ...phone, ...(country && { country }) }))
}

/** Returns Apple's dates and related people, with their labels: "Anniversary: 2015-06-20". */
const readRelated = (lines: readonly Line[]) =>
  lines
    .filter(({ name }) => name === 'X-ABDATE' || name === 'X-ABRELATEDNAMES')
    .slice(0, MAX_ENTRIES)
    .map(line => [labelOf(line, lines), oneLine(plain(line.value))].filter(Boolean).join(': '))

const labelled = (line: Line, lines: readonly Line[], value: string): Labelled[] =>
  value ? [{ value, label: labelOf(line, lines) }] : []

/** Returns the categories as tags, without those that Google adds for its own groups: "* myContacts", "myContacts". */
const tagsOf = (lines: readonly Line[]) => [
  ...new Set(
    lines
      .flatMap(line => parts(line.value, ','))
      .map(oneLine)
      .filter(tag => tag !== '' && !tag.startsWith('*') && tag !== 'myContacts')
      .slice(0, MAX_ENTRIES),
  ),
]

function readPhoto(lines: readonly Line[]): string | undefined {
  for (const { value } of lines) {
    const base64 = value.replace(/^data:[^,]*;base64,/i, '')
    const picture = base64.length <= MAX_PHOTO_LENGTH && /^[\w+/]+={0,2}$/.test(base64) && pictureOf(base64)
    if (picture) return picture
  }
  return undefined
}

function readOwn(lines: readonly Line[]): Card['own'] {
  const cover = lines.find(line => line.name === 'X-OUTPOST-COVER')?.value
  const html = lines.find(line => line.name === 'X-OUTPOST-NOTES')?.value
  return cover || html
    ? defined({
        cover: cover && /^images\/contacts\/cover-\d\.svg$/.test(cover) ? cover : undefined,
        html: html && plain(html, 100_000),
      })
    : undefined
}

/** Joins the parts of a value. Google repeats the whole address after its seven parts. */
const joined = (line: Line | undefined, by: string, maxParts?: number) =>
  parts(line?.value ?? '', ';')
    .slice(0, maxParts)
    .filter(Boolean)
    .join(by)

/** Returns the object without undefined fields. */
const defined = <T extends object>(fields: { [K in keyof T]: T[K] | undefined | '' }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T
