import { expect, it } from 'vitest'
import type { Card, Version } from './card.ts'
import { writeCard } from './write-card.ts'

const injected =
  'x\r\nEND:VCARD\r\nBEGIN:VCARD\nPHOTO;VALUE=uri:https://evil.example\rURL:https://evil.example'

/** Returns a card in which every text is the same. */
const cardOf = (text: string): Card => ({
  uid: text,
  name: text,
  title: text,
  company: text,
  emails: [{ value: text, label: text }],
  phones: [{ value: text, label: text, country: text }],
  address: text,
  birthday: text,
  notes: text,
  tags: [text],
  photo: `data:image/png;base64,${text}`,
  own: { cover: text, html: text },
})

const namesIn = (card: string) =>
  card
    .replaceAll('\r\n ', '')
    .split(/\r\n|\r|\n/)
    .map(line => line.split(/[:;]/)[0])

it.each<Version>(['3.0', '4.0'])('in %s no value adds a line or a card', version => {
  const names = namesIn(writeCard({ ...cardOf(injected), name: injected }, version))
  expect(names.filter(name => name === 'BEGIN')).toEqual(['BEGIN'])
  expect(names).not.toContain('URL')
  expect(names.filter(name => name === 'PHOTO')).toEqual([])
})
