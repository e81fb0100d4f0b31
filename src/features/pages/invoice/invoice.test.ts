import { expect, it } from 'vitest'
import { type InvoiceLine, LINES_ON_A_SHEET, linesOfSheet } from './invoice.ts'
import { sampleInvoice } from './sample-invoice.ts'

const line = (index: number): InvoiceLine => ({
  id: `${index}`,
  name: `${index}`,
  unit: 'cái',
  quantity: 1,
  price: 1000,
  discount: 0,
  amount: 1000,
})
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index))
const restName = (count: number) => `${count} more`

it('a sheet shows all lines if there is room, otherwise the last one is the sum of the rest', () => {
  expect(linesOfSheet(lines(LINES_ON_A_SHEET), restName)).toHaveLength(LINES_ON_A_SHEET)
  const sheet = linesOfSheet(lines(100), restName)
  expect(sheet).toHaveLength(LINES_ON_A_SHEET)
  expect(sheet.at(-1)).toMatchObject({ name: '85 more', amount: 85_000 })
  expect(sheet.reduce((sum, { amount }) => sum + amount, 0)).toBe(100_000)
})

it('the sample adds up', () => {
  const { lines, subtotal, discount, total, payments, change } = sampleInvoice(new Date())
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(subtotal)
  expect(subtotal - discount).toBe(total)
  expect(payments.reduce((sum, { amount }) => sum + amount, 0) - change).toBe(total)
})
