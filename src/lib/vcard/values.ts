/** The parts of a value between semicolons or commas, with their escapes undone. */
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

/** A value as plain text: escapes undone, line ends alike, no control signs, of a length that a screen can bear. */
export const plain = (value: string, limit = 1000): string =>
  value
    .slice(0, limit * 2)
    .replace(/\\([\\;,:nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .trim()
    .slice(0, limit)

/** Control signs but tab and line end, and those that turn the direction of what follows. */
const controls = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** On one line. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
