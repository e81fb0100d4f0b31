import type { Method, Sale } from '#src/contract/shop/documents/documents.ts'
import { lineAmount } from '#src/lib/money/totals.ts'
import type { PrintLine } from '#src/lib/receipt/print-line.ts'

/** The texts of a receipt in the language of the user. */
export interface ReceiptWords {
  phone: (phone: string) => string
  taxCode: (taxCode: string) => string
  receipt: string
  customer: (customer: string) => string
  discountOf: (off: string) => string
  takenBack: (back: string) => string
  sum: string
  discount: string
  rounding: string
  total: string
  vat: (percent: number) => string
  methods: Readonly<Record<Method, string>>
  change: string
  givenBack: string
  thanks: string
  copy: (copy: number) => string
}

export interface ReceiptTexts {
  words: ReceiptWords
  companyName: string
  companyAddress: string
  /** What follows the address: telephone, tax code. */
  companyLines: readonly string[]
  /** The lines at the foot; empty for the usual thanks. */
  footer: string
  /** The date and the time of the sale. */
  at: string
  customer: string | undefined
  /** How often the receipt was printed before. */
  copy: number
  nameOf: (productId: string) => string
  money: (amount: number) => string
  number: (value: number) => string
  inWords: (amount: number) => string
}

/** Returns the lines of the receipt of a sale, with the same content as the receipt on screen. */
export function receiptLines(sale: Sale, texts: ReceiptTexts): PrintLine[] {
  const { words, inWords } = texts
  return [
    ...head(sale, texts),
    { kind: 'rule' },
    ...sale.lines.flatMap(line => goods(line, texts)),
    { kind: 'rule' },
    ...sums(sale, texts),
    text(inWords(sale.totals.total)),
    ...notes(sale.note),
    text(''),
    ...(sale.code ? [{ kind: 'qr', text: sale.code } as const] : []),
    ...(texts.footer || words.thanks).split('\n').map(centred),
  ]
}

const text = (words: string): PrintLine => ({ kind: 'text', text: words })
const centred = (words: string): PrintLine => ({ kind: 'text', text: words, isCentred: true })
const row = (name: string, value: string): PrintLine => ({ kind: 'row', name, value })

/** A note may have several lines. */
const notes = (note: string): PrintLine[] => note.split('\n').filter(Boolean).map(text)

function head({ code }: Sale, texts: ReceiptTexts): PrintLine[] {
  const { words, companyName, companyAddress, companyLines, at, customer, copy } = texts
  return [
    { kind: 'text', text: companyName, look: 'bold', isCentred: true },
    ...(companyAddress ? [centred(companyAddress)] : []),
    ...companyLines.map(centred),
    { kind: 'text', text: `${words.receipt} ${code}`, look: 'bold', isCentred: true },
    ...(copy > 0 ? [{ kind: 'text', text: words.copy(copy), look: 'bold', isCentred: true } as const] : []),
    centred(at),
    ...(customer ? [centred(words.customer(customer))] : []),
  ]
}

function goods(line: Sale['lines'][number], { words, nameOf, money, number }: ReceiptTexts): PrintLine[] {
  const { quantity, unit, price, discount, refunded } = line
  return [
    { kind: 'text', text: nameOf(line.productId), look: 'bold' },
    row(`${number(quantity)} ${unit} × ${money(price)}`, money(lineAmount(line))),
    ...(discount > 0 ? [text(words.discountOf(money(discount)))] : []),
    ...(refunded > 0 ? [text(words.takenBack(number(refunded)))] : []),
    ...notes(line.note),
  ]
}

function sums({ totals, payments, change, refunded }: Sale, { words, money }: ReceiptTexts): PrintLine[] {
  // Cash is stored without what was given back.
  const handed = (method: Method, amount: number) => (method === 'cash' ? amount + change : amount)
  return [
    ...(totals.discount > 0 || totals.rounding !== 0 ? [row(words.sum, money(totals.subtotal))] : []),
    ...(totals.discount > 0 ? [row(words.discount, money(-totals.discount))] : []),
    ...(totals.rounding === 0 ? [] : [row(words.rounding, money(totals.rounding))]),
    { kind: 'row', name: words.total, value: money(totals.total), look: 'large' },
    ...totals.vat.filter(({ tax }) => tax > 0).map(({ percent, tax }) => row(words.vat(percent), money(tax))),
    ...payments.map(({ method, amount }) => row(words.methods[method], money(handed(method, amount)))),
    ...(change > 0 ? [row(words.change, money(change))] : []),
    ...(refunded > 0 ? [row(words.givenBack, money(refunded))] : []),
  ]
}
