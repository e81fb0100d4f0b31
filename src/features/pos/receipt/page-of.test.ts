import { expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

it.each([
  ['A8', '52mm 74mm', '3mm'],
  ['A5', '148mm 210mm', '10mm'],
  ['A4', '210mm 297mm', '15mm'],
] as const)('a page of %s has the size of the paper', (paper, size, margin) =>
  expect(pageOf(paper, 5000)).toBe(`@page { size: ${size}; margin: ${margin} }`),
)

it('a page of a roll is as long as the receipt, with room for larger letters', () => {
  expect(pageOf('58', 378)).toBe('@page { size: 58mm 126mm; margin: 5mm }')
  expect(pageOf('80', 378)).toBe('@page { size: 80mm 124mm; margin: 4mm }')
})
