import { fromBase64Lines } from './base64.ts'
import { fromQuotedPrintable } from './quoted-printable.ts'

/** One line of a card, unfolded and split. Escapes and lists in the value are not decoded yet. */
export interface Line {
  /** Connects lines: Apple and Google write `item1.TEL`, and its label as `item1.X-ABLabel`. */
  group: string
  /** In upper case. */
  name: string
  /** Values in lower case by names in upper case. A vCard 2.1 parameter without a name is a `TYPE`. */
  params: ReadonlyMap<string, readonly string[]>
  value: string
}

/**
 * Yields the lines of a text. Folded lines are joined and quoted-printable values are decoded; invalid lines are
 * ignored.
 */
export function* linesOf(text: string): Generator<Line> {
  const raw = text.split(/\r\n|\n|\r/)
  let at = 0

  function whole(): string {
    const parts = [raw[at++] ?? '']
    while (isFolded(raw[at])) parts.push((raw[at++] ?? '').slice(1))
    return parts.join('')
  }

  while (at < raw.length) {
    const line = parse(whole())
    if (!line) continue
    const encoding = line.params.get('ENCODING')?.[0]
    if (encoding === 'quoted-printable') {
      const parts = [line.value]
      while (parts.at(-1)?.endsWith('=') && at < raw.length) parts.push(raw[at++] ?? '')
      const bytes = parts.map((part, index) => (index < parts.length - 1 ? part.slice(0, -1) : part))
      yield { ...line, value: fromQuotedPrintable(bytes.join(''), line.params.get('CHARSET')?.[0]) }
    } else if (encoding === 'b' || encoding === 'base64') {
      // Old phones do not indent continuation lines; such lines contain only base64 characters.
      const parts = [line.value]
      while (isBase64(raw[at])) parts.push(whole())
      yield { ...line, value: fromBase64Lines(parts) }
    } else yield line
  }
}

const isFolded = (line: string | undefined) => line?.[0] === ' ' || line?.[0] === '\t'
const isBase64 = (line: string | undefined) =>
  line !== undefined && line !== '' && /^[\w+/]+={0,2}$/.test(line)

function parse(text: string): Line | undefined {
  const colon = endOfName(text)
  if (colon < 1) return undefined
  const [path = '', ...params] = split(text.slice(0, colon), ';')
  const dot = path.lastIndexOf('.')
  const name = path.slice(dot + 1).trim()
  if (!/^[\w-]+$/.test(name)) return undefined
  return {
    group: path.slice(0, Math.max(0, dot)).toLowerCase(),
    name: name.toUpperCase(),
    params: paramsOf(params),
    value: text.slice(colon + 1),
  }
}

/** Returns the index of the first colon outside of quotation marks. */
function endOfName(text: string) {
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === ':' && !isQuoted) return at
  }
  return text.indexOf(':')
}

function paramsOf(texts: readonly string[]) {
  const params = new Map<string, string[]>()
  for (const text of texts) {
    const equals = text.indexOf('=')
    const bare = text.trim().toLowerCase()
    const isEncoding = equals < 0 && /^(base64|b|quoted-printable)$/.test(bare)
    const name = isEncoding ? 'ENCODING' : equals < 0 ? 'TYPE' : text.slice(0, equals).trim().toUpperCase()
    const values = split(text.slice(equals + 1), ',')
      .flatMap(value => (value.includes('"') ? split(value.replaceAll('"', ''), ',') : value))
      .map(value => value.trim().toLowerCase())
    params.set(name, [...(params.get(name) ?? []), ...values])
  }
  return params
}

/** Splits a text at separators outside of quotation marks. */
function split(text: string, sign: string): string[] {
  if (!text.includes('"')) return text.split(sign)
  const parts: string[] = []
  let isQuoted = false
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === sign && !isQuoted) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}
