/** Why a document was not printed: no printer is chosen, it was not found, or it takes no data. */
export type PrintFailure = 'noPrinter' | 'notConnected' | 'slow'

/** How letters look on paper. */
export type PrintLook = 'plain' | 'bold' | 'large'

/** A line of a receipt, before it is laid out for a width. */
export type PrintLine =
  | { kind: 'text'; text: string; look?: PrintLook; isCentred?: boolean }
  | { kind: 'row'; name: string; value: string; look?: PrintLook }
  | { kind: 'rule' }
  | { kind: 'qr'; text: string }

/** A line that fits on the paper. */
export interface FittedLine {
  left: string
  /** At the right margin. */
  right: string
  look: PrintLook
  isCentred: boolean
  isRule: boolean
}

/** Signs that every printer has, for those that it may lack. */
const substitutes: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '₫': 'd',
  '×': 'x',
  '−': '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
}

/** Returns a text with common signs replaced by those of ASCII. Letters are not changed. */
export const plainText = (text: string) =>
  text.replace(/[\u00a0\u202f₫×−–—‘’“”…]/g, sign => substitutes[sign] ?? sign)

const textsOf = (line: PrintLine): string[] => {
  if (line.kind === 'text') return [line.text]
  return line.kind === 'row' ? [line.name, line.value] : []
}

/**
 * Returns whether a receipt must be drawn: it has a letter that code pages may lack, or a control character. The bytes
 * of a text that is not drawn are printable ASCII, so no text contains a command of the printer.
 */
export const needsRaster = (lines: readonly PrintLine[]) =>
  lines.flatMap(textsOf).some(text => /[^ -~]/.test(plainText(text)))
