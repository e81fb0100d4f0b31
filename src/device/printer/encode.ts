import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { RollPaper } from '#src/device/printer/receipt-paper.ts'
import { inColumns } from '#src/lib/receipt/fit-line.ts'
import { needsRaster, type PrintLine, plainText } from '#src/lib/receipt/print-line.ts'
import type { PrinterLanguage } from './stored-printer.ts'

/** What a printer of 203 dpi prints: letters of 12 dots in a line. */
const printable: Readonly<Record<RollPaper, { columns: number; dots: number }>> = {
  58: { columns: 32, dots: 384 },
  80: { columns: 48, dots: 576 },
}

/** Draws lines on a picture of so many dots. Returns it in bands, whose heights are multiples of 8. */
export type Draw = (lines: readonly PrintLine[], dots: number) => readonly ImageData[]

interface Job {
  lines: readonly PrintLine[]
  paper: RollPaper
  language: PrinterLanguage
  draw: Draw
}

const encoderOf = (language: PrinterLanguage, columns: number) =>
  new ReceiptPrinterEncoder({
    language,
    columns,
    imageMode: 'raster',
    newline: '\n',
    feedBeforeCut: 4,
    errors: 'relaxed',
  }).initialize()

/** Returns the commands that print a receipt and cut the paper. It is text, or a picture when it has other letters. */
export function receiptBytes({ lines, paper, language, draw }: Job): Uint8Array {
  const { columns, dots } = printable[paper]
  const encoder = encoderOf(language, columns)
  const isDrawn = needsRaster(lines)
  for (const part of partsOf(lines)) {
    if (part.kind === 'qr')
      encoder.align('center').qrcode(part.text, { model: 2, size: 6, errorlevel: 'm' }).align('left')
    else if (isDrawn) addPicture(encoder, draw(part.lines, dots))
    else for (const line of part.lines) addText(encoder, line, columns)
  }
  return encoder.cut('partial').encode()
}

/** Returns the commands that open the drawer at the printer. */
export const drawerBytes = (language: PrinterLanguage): Uint8Array =>
  encoderOf(language, printable[58].columns).pulse().encode()

type Part = { kind: 'lines'; lines: PrintLine[] } | { kind: 'qr'; text: string }

/** The printer draws QR codes itself, between the other lines. */
function partsOf(lines: readonly PrintLine[]): Part[] {
  const parts: Part[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (line.kind === 'qr') parts.push(line)
    else if (last?.kind === 'lines') last.lines.push(line)
    else parts.push({ kind: 'lines', lines: [line] })
  }
  return parts
}

function addText(encoder: ReceiptPrinterEncoder, line: PrintLine, columns: number) {
  for (const { text, look } of inColumns(plain(line), columns)) {
    encoder.bold(look !== 'plain').height(look === 'large' ? 2 : 1)
    encoder.line(text).bold(false).height(1)
  }
}

function plain(line: PrintLine): PrintLine {
  if (line.kind === 'text') return { ...line, text: plainText(line.text) }
  return line.kind === 'row' ? { ...line, name: plainText(line.name), value: plainText(line.value) } : line
}

/** Without space between lines, the bands are one picture. Printers have little memory, so it is not sent as one. */
function addPicture(encoder: ReceiptPrinterEncoder, bands: readonly ImageData[]) {
  encoder.lineSpacing('none')
  for (const band of bands)
    encoder.image(band, { width: band.width, height: band.height, algorithm: 'threshold', mode: 'raster' })
  encoder.lineSpacing('default')
}
