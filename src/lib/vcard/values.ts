/** Splits a value at semicolons or commas, and decodes the escapes of the parts. */
export function parts(value: string, sign: ';' | ','): string[] {
  const found: string[] = []
  let part = ''
  for (let at = 0; at < value.length; at++) {
    const letter = value[at]
    if (letter === '\\' && at + 1 < value.length) part += letter + value[++at]
    else if (letter === sign) {
      found.push(part)
      part = ''
    } else part += letter
  }
  return [...found, part].map(text => plain(text))
}

/** Returns a value as plain text: escapes decoded, line ends unified, no control characters, limited length. */
export const plain = (value: string, limit = 1000): string =>
  value
    .slice(0, limit * 2)
    .replace(/\\([\\;,:nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .trim()
    .slice(0, limit)

/** Control characters except tab and line end, and characters that change the text direction. */
const controls = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Returns a text in one line. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
