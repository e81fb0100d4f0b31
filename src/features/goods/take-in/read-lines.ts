import { type EditLine, lineOf, withLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { findByCode } from '#src/blocks/shop/products/find-products.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { readNumber } from '#src/lib/format/read-number.ts'

/** The lines of a file, and the codes in it that no product has. */
export interface ReadLines {
  lines: EditLine[]
  unknown: string[]
}

/**
 * Reads the rows of a table as lines: the code or barcode, the quantity, and the cost of a unit, which may be left out.
 * A row without a quantity above 0, such as the head of the table, is ignored.
 */
export function readLines(
  rows: readonly (readonly string[])[],
  products: readonly ShopProduct[],
  locale: string,
): ReadLines {
  let lines: EditLine[] = []
  const unknown: string[] = []
  for (const [code = '', amount = '', cost = ''] of rows) {
    const quantity = readNumber(amount, locale) ?? 0
    if (code.trim() === '' || !(quantity > 0)) continue
    const picked = findByCode(products, code)
    if (!picked) {
      unknown.push(code.trim())
      continue
    }
    const usual = Math.round((picked.product.cost ?? 0) * picked.unit.factor)
    const typed = cost.trim() === '' ? null : readNumber(cost, locale)
    const price = typed !== null && typed >= 0 ? Math.round(typed) : usual
    lines = withLine(lines, { ...lineOf(picked, price), quantity: Math.round(quantity * 1000) / 1000 })
  }
  return { lines, unknown }
}
