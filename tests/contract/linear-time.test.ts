import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { random as randomOf } from '#seed/random.ts'
import { Attachment } from '#src/contract/shared/attachments.ts'
import { sectionsOf } from '#src/features/guides/reader/sections.ts'
import { excerptAround } from '#src/features/mails/list/excerpt.ts'
import { parts } from '#src/features/mails/reader/linked-parts.ts'
import { titleIn } from '#src/features/team/writes/title-in.ts'
import { isAddress, personOf, splitContacts } from '#src/lib/mail/addresses.ts'
import { compose, fold } from '#src/lib/text/fold.ts'
import { findFolded } from '#src/lib/text/highlight.ts'
import { escaped, htmlOf, htmlOfLines, isHtml, textOf } from '#src/lib/text/html-text.ts'
import { limitDepth } from '#src/lib/text/limit-depth.ts'
import { Highlight } from '#src/ui/text/highlight.tsx'
import { stripEventHandlers } from '#src/ui/text/sanitizer.ts'

/**
 * Three times the maximum length of a field. Code that needs quadratic time would need minutes for it and exceed the
 * time limit of a test; code that reads each letter once needs milliseconds.
 */
const LENGTH = 300_000

const hostile: Record<string, string> = {
  'a tag that is never closed': `<p>x</p>${'<'.repeat(LENGTH)}`,
  'entries that are never closed': '<li '.repeat(LENGTH / 4),
  'headings that are never closed': '<h2>'.repeat(LENGTH / 4),
  'start tags of headings that are never closed': '<h2 '.repeat(LENGTH / 4),
  'end tags that are never closed': '</p '.repeat(LENGTH / 4),
  'comments that are never closed': '<!--'.repeat(LENGTH / 4),
  'styles that are never closed': '<style'.repeat(LENGTH / 6),
  'style elements that are never closed': '<style>'.repeat(LENGTH / 7),
  'handlers that are never closed': '<a on='.repeat(LENGTH / 6),
  'a long handler': `<p on${'x'.repeat(LENGTH)}`,
  'marks that are never closed': '<mark>'.repeat(LENGTH / 6),
  spaces: `a${' '.repeat(LENGTH)}b`,
  'spaces between tags': '<b> </b>'.repeat(LENGTH / 8),
  'line ends': '\n'.repeat(LENGTH),
  'quotes and brackets': `"${'<'.repeat(LENGTH)}`,
  'combining marks in no order': `a${'\u0307\u0323'.repeat(LENGTH / 2)}`,
  'one word': 'a'.repeat(LENGTH),
  'a tag with a long name that is never closed': `<${'a'.repeat(LENGTH)}`,
  'slashes before a backslash': `a${'/'.repeat(LENGTH)}\\`,
  'parts of a domain': `a@a${'.a'.repeat(LENGTH / 2)}@`,
  addresses: 'https://'.repeat(LENGTH / 8),
}

const readers: Record<string, (text: string) => unknown> = {
  isHtml,
  textOf,
  htmlOf,
  htmlOfLines,
  stripEventHandlers,
  limitDepth,
  'the address of an attachment': text =>
    v.is(Attachment, { type: '', name: '', size: 1, preview: '', downloadUrl: text }),
  personOf,
  splitContacts,
  isAddress,
  fold,
  compose,
  parts,
  findFolded: text => findFolded(text, 'xyz'),
  excerptAround: text => excerptAround(text, 'xyz abc'),
  sectionsOf,
  titleIn: text => titleIn(JSON.stringify({ title: text })) ?? '',
  Highlight: text => Highlight({ text }),
}

describe.each(Object.entries(readers))('%s', (_, read) => {
  it.each(Object.entries(hostile))('reads %s in linear time', (_, text) => {
    expect(read(text)).not.toBeNull()
  })
})

describe('with random texts', () => {
  const seed = 20_261
  const random = randomOf(seed)
  const texts = (signs: readonly string[]) =>
    Array.from({ length: 500 }, () =>
      Array.from({ length: 20 }, () => signs[Math.floor(random() * signs.length)]).join(''),
    )

  it(`textOf returns the text from which escaped made HTML (seed ${seed})`, () => {
    for (const text of texts(['<', '>', '/', '!', '-', '&', ';', '#', '"', 'p', 'li', 'style', 'lt', ' ']))
      expect(textOf(escaped(text))).toBe(text.replace(/ +/g, ' ').trim())
  })

  it(`fold returns the same as its simple definition (seed ${seed})`, () => {
    const plain = (text: string) =>
      text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
    for (const text of texts(['ắ', 'Đ', 'o', '\u0307', '\u0323', '\u0344', '가', 'İ', 'ß', '🍵', ' ']))
      expect(fold(text)).toBe(plain(text))
  })

  it(`splitContacts returns the same as its simple pattern (seed ${seed})`, () => {
    const plain = (text: string) =>
      (text.match(/(?:"[^"]*"|<[^>]*>|[^,;\n])+/g) ?? []).map(part => part.trim()).filter(Boolean)
    for (const text of texts(['"', '<', '>', ',', ';', '\n', ' ', 'a', '@', 'ở']))
      expect(splitContacts(text)).toEqual(plain(text))
  })
})
