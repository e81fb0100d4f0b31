import type { FittedLine, PrintLine, PrintLook } from './print-line.ts'

/** Returns whether a text fits in one line of the paper. */
export type Fits = (text: string, look: PrintLook) => boolean

/** Returns a printed line as the lines that fit on the paper. A QR code has none. */
export function fitLine(line: PrintLine, fits: Fits): FittedLine[] {
  const look = ('look' in line ? line.look : undefined) ?? 'plain'
  const fitted = (left: string, more: Partial<FittedLine> = {}): FittedLine => ({
    left,
    right: '',
    look,
    isCentred: false,
    isRule: false,
    ...more,
  })
  const fitsHere = (text: string) => fits(text, look)

  if (line.kind === 'qr') return []
  if (line.kind === 'rule') return [fitted('', { isRule: true })]
  if (line.kind === 'text')
    return wrap(line.text, fitsHere).map(text => fitted(text, { isCentred: line.isCentred ?? false }))

  const names = wrap(line.name, fitsHere)
  const last = names.at(-1) ?? ''
  const isBeside = fitsHere(`${last} ${line.value}`)
  const above = (isBeside ? names.slice(0, -1) : names).map(name => fitted(name))
  return [...above, fitted(isBeside ? last : '', { right: line.value })]
}

/** Breaks a text at spaces, and a word that is longer than a line anywhere. An empty text is one empty line. */
function wrap(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = piecesOf(word, fits)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return [...lines, line]
}

function piecesOf(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** Returns a line as text for a printer with so many letters in a line. */
export function inColumns(line: PrintLine, columns: number): { text: string; look: PrintLook }[] {
  return fitLine(line, text => text.length <= columns).map(({ left, right, look, isCentred, isRule }) => {
    if (isRule) return { text: '-'.repeat(columns), look }
    if (right !== '') return { text: left.padEnd(columns - right.length) + right, look }
    return { text: isCentred ? ' '.repeat(Math.floor((columns - left.length) / 2)) + left : left, look }
  })
}
