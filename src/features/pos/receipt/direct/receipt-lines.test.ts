import { expect, it } from 'vitest'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { inColumns } from '#src/lib/receipt/fit-line.ts'
import { needsRaster, plainText } from '#src/lib/receipt/print-line.ts'
import { type ReceiptTexts, receiptLines } from './receipt-lines.ts'

const line = {
  id: 'l1',
  productId: 'p1',
  unit: 'pc',
  factor: 1,
  quantity: 2,
  price: 43_000,
  discount: 0,
  taxPercent: 8 as const,
  note: '',
  paid: 86_000,
  refunded: 0,
}
const sale: Sale = {
  id: 's1',
  code: 'HD-A-261124-001',
  at: '2026-11-24T08:00:00.000Z',
  by: 'u1',
  device: 'A',
  version: 2,
  note: '',
  stamps: [],
  kind: 'sale',
  status: 'paid',
  sessionId: 'x1',
  warehouseId: 'w1',
  customerId: null,
  lines: [line],
  discount: 0,
  totals: {
    subtotal: 86_000,
    discount: 0,
    tax: 6370,
    rounding: 0,
    total: 86_000,
    vat: [{ percent: 8, net: 79_630, tax: 6370 }],
  },
  payments: [{ method: 'cash', amount: 86_000 }],
  change: 14_000,
  refunded: 0,
}
const texts: ReceiptTexts = {
  words: {
    phone: phone => `Telephone: ${phone}`,
    taxCode: taxCode => `Tax code: ${taxCode}`,
    receipt: 'Sales receipt',
    customer: customer => `Customer: ${customer}`,
    discountOf: off => `Discount ${off}`,
    takenBack: back => `Taken back: ${back}`,
    sum: 'Sum',
    discount: 'Discount',
    rounding: 'Rounding of cash',
    total: 'Total',
    vat: percent => `VAT ${percent}%`,
    methods: { cash: 'Cash', transfer: 'Bank transfer', card: 'Bank card', credit: 'On credit' },
    change: 'Change due',
    givenBack: 'Given back',
    thanks: 'Thank you!',
    copy: copy => `Copy ${copy}`,
  },
  companyName: 'Corner shop',
  companyAddress: '',
  companyLines: [],
  footer: '',
  at: '24/11/2026 15:00',
  customer: undefined,
  copy: 0,
  nameOf: () => 'Rice',
  money: amount => `${amount.toLocaleString('en')}\u00a0₫`,
  number: String,
  inWords: () => 'Eighty-six thousand dong',
}

const printed = (changes: Partial<Sale> = {}, columns = 32) =>
  receiptLines({ ...sale, ...changes }, texts)
    .flatMap(each => inColumns(each, columns))
    .map(({ text }) => plainText(text))

it('a sale is printed with its lines, taxes, payments and change', () => {
  expect(printed()).toEqual([
    '          Corner shop',
    ' Sales receipt HD-A-261124-001',
    '        24/11/2026 15:00',
    '-'.repeat(32),
    'Rice',
    '2 pc x 43,000 d         86,000 d',
    '-'.repeat(32),
    'Total                   86,000 d',
    'VAT 8%                   6,370 d',
    'Cash                   100,000 d',
    'Change due              14,000 d',
    'Eighty-six thousand dong',
    '',
    '           Thank you!',
  ])
  expect(needsRaster(receiptLines(sale, texts))).toBe(false)
})

it('a sale with discounts, a customer, notes and refunds has a line for each', () => {
  const lines = receiptLines(
    {
      ...sale,
      note: 'No bag\nGift',
      refunded: 43_000,
      change: 0,
      totals: { ...sale.totals, discount: 5000, rounding: -500 },
      lines: [{ ...line, discount: 1000, refunded: 1, note: 'cut' }],
    },
    {
      ...texts,
      customer: 'Mrs. Lan',
      companyAddress: '1 Main street',
      companyLines: ['Tax code: 0312345678'],
      footer: 'No returns\nSee you',
    },
  )
  const all = lines
    .flatMap(each => inColumns(each, 48))
    .map(({ text }) => text.trim().replace(/\s{2,}/, ' | '))
  for (const text of [
    '1 Main street',
    'Tax code: 0312345678',
    'No returns',
    'See you',
    'Customer: Mrs. Lan',
    'Discount 1,000\u00a0₫',
    'Taken back: 1',
    'cut',
    'Sum | 86,000\u00a0₫',
    'Discount | -5,000\u00a0₫',
    'Rounding of cash | -500\u00a0₫',
    'Given back | 43,000\u00a0₫',
    'No bag',
    'Gift',
  ])
    expect(all).toContain(text)
})

it('a receipt that was printed before says which copy it is', () => {
  const lines = receiptLines(sale, { ...texts, copy: 2 })
  expect(lines).toContainEqual({ kind: 'text', text: 'Copy 2', look: 'bold', isCentred: true })
  expect(printed().some(text => text.includes('Copy'))).toBe(false)
})

it('the QR code has the code of the sale; a ticket without a code has none', () => {
  expect(receiptLines(sale, texts)).toContainEqual({ kind: 'qr', text: 'HD-A-261124-001' })
  expect(receiptLines({ ...sale, code: '' }, texts).some(({ kind }) => kind === 'qr')).toBe(false)
})
