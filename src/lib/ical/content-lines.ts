/**
 * Returns lines in the format that calendars (RFC 5545) and business cards (RFC 6350) share: `NAME;PARAM=x:value`,
 * ended by CRLF and at most 75 octets long; longer lines continue on lines that begin with a space.
 */
export const contentLines = (lines: readonly string[]) => `${lines.map(foldLine).join('\r\n')}\r\n`

/**
 * Returns a text as a value: separators are escaped, line ends become `
 * `.
 */
export const textValue = (text: string) =>
  text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const MAX_OCTETS = 75

/** Splits a line after at most 75 octets, never inside a letter. */
function foldLine(line: string): string {
  let text = ''
  let length = 0
  for (const letter of line) {
    const octets = octetsOf(letter.codePointAt(0) ?? 0)
    if (length + octets > MAX_OCTETS) {
      text += '\r\n '
      length = 1
    }
    text += letter
    length += octets
  }
  return text
}

/**
 * Returns the length of a character in UTF-8, in bytes. The text is not encoded, because a photo is a line of a hundred
 * thousand letters.
 */
const octetsOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
