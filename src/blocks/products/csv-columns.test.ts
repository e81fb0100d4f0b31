import { expect, it } from 'vitest'
import { isProductFile } from './csv-columns.ts'

const file = (name: string, head: string, type = '') => new File([`${head}\r\n`], name, { type })

it('a table with a SKU or a barcode holds products, in both languages', async () => {
  expect(await isProductFile(file('hang.csv', 'Tên,MÃ VẠCH,Tồn kho'))).toBe(true)
  expect(await isProductFile(file('stock', '\uFEFFName;SKU', 'text/csv'))).toBe(true)
})

it('other tables and other files do not', async () => {
  expect(await isProductFile(file('google.csv', 'First Name,Last Name,Phone 1 - Value'))).toBe(false)
  expect(await isProductFile(file('card.vcf', 'SKU,Barcode', 'text/vcard'))).toBe(false)
  expect(await isProductFile(file('empty.csv', ''))).toBe(false)
})
