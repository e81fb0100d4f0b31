/** Whether a text that may be plain or HTML is HTML. A lone `<` or an address in angle brackets makes no HTML. */
export const isHtml = (text: string) => /<\/[a-z][a-z0-9]*\s*>|<(br|img|hr|p|div|table)\b/i.test(text)

interface Options {
  /** Stands before each entry of a list. */
  bullet?: string
  /** In letters of the text: reading stops soon after it, for excerpts of long mails. */
  limit?: number
}

/**
 * The text of HTML, in lines. For excerpts, quotes and files: it is never shown as HTML. One pass over the input, so
 * that its time grows with its length only, whatever it holds.
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

/** Plain text as HTML: blank lines part paragraphs. */
export const htmlOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(paragraph => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Plain text as HTML: each line that is not blank is a paragraph. */
export const htmlOfLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => `<p>${escaped(line)}</p>`)
    .join('')

/** Text that HTML may hold. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

interface Tag {
  start: number
  end: number
  /** In lower case; `/p` for an end tag, `!--` for a comment, `!` for another declaration. */
  name: string
}

/** The first tag at or after a place. A `<` that begins no tag, or a tag that is never closed, is text. */
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

/** What is no text, up to what. A browser takes all of the rest for it when that is missing. */
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

/** Text with the letters that its character references stand for. One that is unknown stays as it is. */
export const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, character)

function character(whole: string, decimal?: string, hex?: string, name?: string) {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
  return NAMED.get(name?.toLowerCase() ?? '') ?? whole
}
