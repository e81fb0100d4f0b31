import type { Invoice } from './invoice.ts'

const goods: [name: string, unit: string, quantity: number, price: number][] = [
  ['Gạo ST25 túi 5 kg', 'túi', 2, 189_000],
  ['Nước mắm Phú Quốc 500 ml', 'chai', 3, 68_000],
  ['Trà sen Tây Hồ hộp 100 g', 'hộp', 1, 245_000],
  ['Cà phê rang xay 250 g', 'gói', 4, 92_000],
]

const DISCOUNT = 45_000

/** Returns the invoice that is shown on a device without a paid sale. */
export function sampleInvoice(now: Date): Invoice {
  const lines = goods.map(([name, unit, quantity, price]) => ({
    id: name,
    name,
    unit,
    quantity,
    price,
    discount: 0,
    amount: quantity * price,
  }))
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const total = subtotal - DISCOUNT
  const given = Math.ceil(total / 500_000) * 500_000
  return {
    isSample: true,
    code: 'HD-00-000000-001',
    at: now.toISOString(),
    buyer: {
      name: 'Công ty Minh Phát',
      address: '45 Phan Văn Trị, Gò Vấp, TP. Hồ Chí Minh',
      phone: '028 3894 1122',
      taxCode: '0312345678',
    },
    lines,
    subtotal,
    discount: DISCOUNT,
    tax: total - Math.round(total / 1.08),
    taxIsInside: true,
    rounding: 0,
    total,
    payments: [{ method: 'cash', amount: given }],
    change: given - total,
  }
}
