import { isAddress, type Person } from './addresses.ts'

interface EmlFile {
  name: string
  /** A MIME type. */
  type: string
  bytes: Uint8Array
}

/** A mail for a file. */
export interface EmlMail {
  id: string
  from: Person
  to: readonly Person[]
  cc?: readonly Person[]
  bcc?: readonly Person[]
  date: Date
  subject: string
  /** The content as plain text, and also as HTML if it has any. */
  text: string
  html?: string
  files?: readonly EmlFile[]
}

/**
 * Returns a mail as the content of a file that mail programs can open (RFC 5322, MIME). No value can add a header or
 * end a part.
 */
export function emlFile({ html, files = [], ...mail }: EmlMail): string {
  const text = part('text/plain; charset=utf-8', encoder.encode(mail.text))
  const words = html
    ? multipart('alternative', [text, part('text/html; charset=utf-8', encoder.encode(html))])
    : text
  const body = files.length > 0 ? multipart('mixed', [words, ...files.map(filePart)]) : words
  return [
    header('From', contact(mail.from)),
    ...people('To', mail.to),
    ...people('Cc', mail.cc),
    ...people('Bcc', mail.bcc),
    header('Subject', encodedWords(mail.subject)),
    header('Date', mail.date.toUTCString().replace('GMT', '+0000')),
    header('Message-ID', `<${mail.id.replace(/[^\w.-]/g, '')}@outpost.invalid>`),
    header('MIME-Version', '1.0'),
    body,
  ].join('\r\n')
}

const encoder = new TextEncoder()

/** Replaces line ends of every kind, which a header must not contain. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const header = (name: string, value: string) => `${name}: ${value}`

const people = (name: string, all: readonly Person[] = []) =>
  all.length > 0 ? [header(name, all.map(contact).join(',\r\n '))] : []

function contact({ name, address }: Person) {
  const safe = isAddress(address) ? `<${address}>` : ''
  if (name === address) return safe
  const words = encodedWords(name)
  return `${words}${words.startsWith('=?') ? '\r\n ' : ' '}${safe}`.trim()
}

/**
 * Encodes the text of a header (RFC 2047) in words of at most 75 characters, never split inside a letter. Plain ASCII
 * words stay readable.
 */
function encodedWords(text: string): string {
  const line = oneLine(text)
  if (/^[A-Za-z0-9 .,!?:'+/-]{0,60}$/.test(line) && !line.includes(',')) return line
  const words: string[] = []
  let letters = ''
  for (const letter of line) {
    if (encoder.encode(letters + letter).length > 39) {
      words.push(letters)
      letters = ''
    }
    letters += letter
  }
  return [...words, letters].map(word => `=?utf-8?B?${base64(encoder.encode(word))}?=`).join('\r\n ')
}

const part = (type: string, bytes: Uint8Array, more: string[] = []) =>
  [
    header('Content-Type', type),
    header('Content-Transfer-Encoding', 'base64'),
    ...more,
    '',
    (base64(bytes).match(/.{1,76}/g) ?? []).join('\r\n'),
    '',
  ].join('\r\n')

function filePart({ name, type, bytes }: EmlFile) {
  const safeType = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream'
  const line = oneLine(name)
  const plain = line.replace(/[^\w .()-]/g, '_')
  // RFC 2231, and a second name for mail programs that do not support it.
  const disposition = `attachment; filename="${plain}";\r\n filename*=UTF-8''${percent(line)}`
  return part(safeType, bytes, [header('Content-Disposition', disposition)])
}

const percent = (text: string) =>
  encodeURIComponent(text).replace(/['()*!]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Joins parts of a mail. Every part is base64, so it cannot contain the boundary. */
function multipart(kind: 'alternative' | 'mixed', parts: string[]) {
  const boundary = `=_${kind}_${crypto.randomUUID()}`
  const lines = parts.map(text => `--${boundary}\r\n${text}`).join('\r\n')
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${lines}\r\n--${boundary}--\r\n`
}

function base64(bytes: Uint8Array) {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}
