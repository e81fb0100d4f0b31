/** Whether a text that may be plain or HTML is HTML. A lone `<` or an address in angle brackets makes no HTML. */
export const isHtml = (text: string) => /<\/[a-z][a-z0-9]*\s*>|<(br|img|hr|p|div|table)\b/i.test(text)

/** What HTML says, in lines. Pure and quick, for excerpts and quotes: what it answers is text, never shown as HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<(style|script|title|head)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<br\b[^>]*>|<\/(p|div|li|tr|h[1-6]|blockquote|table|ul|ol)\s*>/gi, '\n')
    .replace(/<\/t[dh]\s*>/gi, '\t')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, decoded)
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Plain text as HTML: blank lines part paragraphs. */
export const htmlOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(paragraph => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Text that HTML may hold. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

function decoded(whole: string, decimal?: string, hex?: string, name?: string) {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
  return named[name?.toLowerCase() ?? ''] ?? whole
}
