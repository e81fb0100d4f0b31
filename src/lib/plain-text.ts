/** The words of HTML as plain text, for what knows no HTML: files, fields, excerpts. Never the way to make HTML safe. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\b[^>]*>\s*|<\/(?:p|div|h\d|ul|ol|blockquote|tr|pre)\s*>\s*/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, decoded)
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Plain text as HTML: each line a paragraph, everything in it words. */
export const htmlOfText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => `<p>${line.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)}</p>`)
    .join('')

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

function decoded(whole: string, decimal?: string, hex?: string, name?: string) {
  if (name) return named[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
