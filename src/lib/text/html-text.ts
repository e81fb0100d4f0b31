/** Returns whether a text is HTML. A single `<` or an address in angle brackets is plain text. */
export const isHtml = (text: string) => /<\/[a-z][a-z0-9]*\s*>|<(br|img|hr|p|div|table)\b/i.test(text)

interface Options {
  /** Inserted before each entry of a list. */
  bullet?: string
  /** The maximum number of letters, for excerpts of long mails. The result can be slightly longer. */
  limit?: number
}

/**
 * Returns the text of HTML, in lines. Use it for excerpts, quotes and files; the result must not be shown as HTML. It
 * reads the input once, so its time is linear for every input.
 */
export function textOf(
  html: string,
  { bullet = '• ', limit = Number.POSITIVE_INFINITY }: Options = {},
): string {
  let text = ''
  let at = 0
  while (at < html.length && text.length < limit) {
    const next = tagAfter(html, at)
    text += html.slice(at, next?.start).replace(/\s+/g, ' ')
    if (!next) break
    text += breakOf(next.name, bullet)
    at = HIDDEN.has(next.name) ? endOfHidden(html, next) : next.end
  }
  return unescaped(text)
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns plain text as HTML: blank lines separate paragraphs. */
export const htmlOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(paragraph => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Returns plain text as HTML: each line that is not blank is a paragraph. */
export const htmlOfLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => `<p>${escaped(line)}</p>`)
    .join('')

/** Escapes text for HTML. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

interface Tag {
  start: number
  end: number
  /** In lower case; `/p` for an end tag, `!--` for a comment, `!` for another declaration. */
  name: string
}

/**
 * Returns the first tag at or after a position. A `<` without a tag name, or of a tag that is never closed, is text.
 */
function tagAfter(html: string, from: number): Tag | undefined {
  for (let start = html.indexOf('<', from); start >= 0; start = html.indexOf('<', start + 1)) {
    tagName.lastIndex = start + 1
    const name = tagName.exec(html)?.[0].toLowerCase()
    if (!name) continue
    const close = html.indexOf('>', start)
    return close < 0 ? undefined : { start, end: close + 1, name }
  }
  return undefined
}

const tagName = /!--|[!?]|\/?[a-z][a-z0-9]{0,15}/iy

/** Elements whose content is not text, with their end. Without an end, a browser skips the rest of the text. */
const HIDDEN: ReadonlyMap<string, RegExp> = new Map([
  ['!--', /-->/g],
  ['script', /<\/script\s*>/gi],
  ['style', /<\/style\s*>/gi],
  ['title', /<\/title\s*>/gi],
])

function endOfHidden(html: string, { start, name }: Tag): number {
  const closing = HIDDEN.get(name)
  if (!closing) return html.length
  closing.lastIndex = start
  return closing.exec(html) ? closing.lastIndex : html.length
}

function breakOf(name: string, bullet: string): string {
  if (name === 'li') return `\n${bullet}`
  if (name === '/td' || name === '/th') return '\t'
  return breaking.test(name) ? '\n' : ''
}

const breaking = /^(br|\/(p|div|tr|h[1-6]|blockquote|pre|table|ul|ol))$/

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
])

/** Returns text with its character references decoded. Unknown references stay unchanged. */
export const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, character)

function character(whole: string, decimal?: string, hex?: string, name?: string) {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
  return NAMED.get(name?.toLowerCase() ?? '') ?? whole
}
