import { describe, expect, it } from 'vitest'
import type { PrintLine } from '#src/lib/receipt/print-line.ts'
import { drawerBytes, receiptBytes } from './encode.ts'

const INITIALISE = '1b 40'
const PARTIAL_CUT = '1d 56 01'
const QR_CODE = '1d 28 6b'
const PICTURE = '1d 76 30 00'
const hex = (bytes: Uint8Array) => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join(' ')
const hexOf = (text: string) => hex(new TextEncoder().encode(text))

/** A black band. */
const band = (width: number, height: number): ImageData => ({
  width,
  height,
  colorSpace: 'srgb',
  data: new Uint8ClampedArray(width * height * 4).map((_, index) => (index % 4 === 3 ? 255 : 0)),
})

const english: PrintLine[] = [
  { kind: 'text', text: 'Sales receipt', isCentred: true },
  { kind: 'row', name: 'Total', value: '86,000\u00a0₫', look: 'large' },
  { kind: 'qr', text: 'HD-A-261124-001' },
]

describe('a receipt in ASCII', () => {
  const drawn: unknown[] = []
  const draw = (...job: unknown[]) => {
    drawn.push(job)
    return []
  }
  const bytes = hex(receiptBytes({ lines: english, paper: '58', language: 'esc-pos', draw }))

  it('begins with initialise, is text in 32 columns, and ends with a cut', () => {
    expect(bytes.startsWith(INITIALISE)).toBe(true)
    expect(bytes).toContain(hexOf(`${' '.repeat(9)}Sales receipt`))
    expect(bytes).toContain(hexOf('Total                   86,000 d'))
    expect(bytes.slice(-30)).toContain(PARTIAL_CUT)
    expect(drawn).toEqual([])
  })

  it('has 48 columns on 80 mm', () => {
    const wide = hex(receiptBytes({ lines: english, paper: '80', language: 'esc-pos', draw }))
    expect(wide).toContain(hexOf(`${'Total'.padEnd(40)}86,000 d`))
  })

  it('has the QR code as a command', () => {
    expect(bytes).toContain(QR_CODE)
    expect(bytes).toContain(hexOf('HD-A-261124-001'))
  })

  it('does not open the drawer', () => {
    expect(bytes).not.toContain('1b 70')
  })
})

describe('a receipt in Vietnamese', () => {
  const lines: PrintLine[] = [{ kind: 'text', text: 'Nước mắm' }, ...english]
  const drawn: [readonly PrintLine[], number][] = []
  const bytes = hex(
    receiptBytes({
      lines,
      paper: '80',
      language: 'esc-pos',
      draw: (part, dots) => {
        drawn.push([part, dots])
        return [band(dots, 248), band(dots, 8)]
      },
    }),
  )

  it('is drawn as wide as the paper, without the QR code', () => {
    expect(drawn).toEqual([[lines.slice(0, 3), 576]])
    expect(bytes).not.toContain(hexOf('Sales'))
    expect(bytes).toContain(QR_CODE)
  })

  it('is sent in bands without space between them', () => {
    const without = bytes.indexOf('1b 33 00')
    // 72 bytes in a row of dots, and 248 and 8 rows.
    const first = bytes.indexOf(`${PICTURE} 48 00 f8 00 ff ff`)
    const second = bytes.indexOf(`${PICTURE} 48 00 08 00 ff ff`)
    expect(without).toBeGreaterThan(0)
    expect(first).toBeGreaterThan(without)
    expect(second).toBeGreaterThan(first)
    expect(bytes.indexOf('1b 32', second)).toBeGreaterThan(second)
    expect(bytes.slice(-30)).toContain(PARTIAL_CUT)
  })
})

it('the drawer is opened by a pulse on the first pin, without a cut', () => {
  const bytes = hex(drawerBytes('esc-pos'))
  expect(bytes.startsWith(INITIALISE)).toBe(true)
  expect(bytes).toMatch(/1b 70 00 [\da-f]{2} [\da-f]{2}$/)
  expect(bytes).not.toContain('1d 56')
})

it('a printer of Star gets the commands of Star', () => {
  expect(hex(drawerBytes('star-prnt'))).toMatch(/1b 07 14 14 07$/)
  const bytes = hex(receiptBytes({ lines: english, paper: '80', language: 'star-prnt', draw: () => [] }))
  expect(bytes).toContain('1b 64 01')
})
