import { expect, it } from 'vitest'
import { needsRaster, plainText } from './print-line.ts'

it('signs of amounts are replaced by those that every printer has', () => {
  expect(plainText('2 × 43.000\u00a0₫ – “new”…')).toBe('2 x 43.000 d - "new"...')
})

it('a receipt is text when all its letters are ASCII', () => {
  expect(
    needsRaster([
      { kind: 'text', text: 'Sales receipt' },
      { kind: 'row', name: 'Total', value: '86.000\u00a0₫' },
      { kind: 'rule' },
      { kind: 'qr', text: 'HD-A-261124-001' },
    ]),
  ).toBe(false)
})

it('a receipt is drawn when a name or a value has a letter that code pages lack', () => {
  expect(needsRaster([{ kind: 'text', text: 'Nước mắm' }])).toBe(true)
  expect(needsRaster([{ kind: 'row', name: 'Total', value: 'tám mươi' }])).toBe(true)
})

it('a text with a command of the printer is drawn, so that it is never sent as bytes', () => {
  expect(needsRaster([{ kind: 'text', text: 'Rice \u001bp\u0000\u0019\u00fa' }])).toBe(true)
  expect(needsRaster([{ kind: 'text', text: 'Rice\u007f' }])).toBe(true)
})
