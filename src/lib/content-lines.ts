/**
 * The line format that calendars (RFC 5545) and business cards (RFC 6350) share: `NAME;PARAM=x:value`, ended by CRLF
 * and at most 75 octets long; longer ones go on in lines that begin with a space.
 */
export const contentLines = (lines: readonly string[]) => `${lines.map(folded).join('\r\n')}\r\n`

/** A text as a value: what separates values is escaped, line ends become `\n`. */
export const textValue = (text: string) =>
  text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const limit = 75
const encoder = new TextEncoder()

/** Counted in octets, but never cut inside a letter. */
function folded(line: string): string {
  let text = ''
  let length = 0
  for (const letter of line) {
    const octets = encoder.encode(letter).length
    if (length + octets > limit) {
      text += '\r\n '
      length = 1
    }
    text += letter
    length += octets
  }
  return text
}
