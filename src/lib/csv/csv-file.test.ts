import { expect, it } from 'vitest'
import { csvFile, readCsv } from './csv-file.ts'

const formulas = ['=HYPERLINK("http://evil.example","x")', '+84', '-2+3', '@SUM(A1)', "'=1+1", "''@x"]
const others = ["'trích dẫn", 'a=b', '  =1', '']

it('a cell that a spreadsheet would run begins with an apostrophe in the file', async () => {
  const text = await csvFile(formulas.map(formula => ['x', formula])).text()
  for (const line of text.replace('\uFEFF', '').split('\r\n')) expect(line).toMatch(/^x,"?'/)
})

it('every cell that is exported is read unchanged', async () => {
  const rows = [formulas, others].map(cells => ['x', ...cells])
  expect(await readCsv(csvFile(rows))).toEqual(rows)
})

it('quotes, separators, line ends and markup do not leave their cell', async () => {
  const rows = [
    ['a"b', 'c,d', 'e\r\nf', 'g;h'],
    ['<script>1</script>', '"', '""', '__proto__'],
  ]
  expect(await readCsv(csvFile(rows))).toEqual(rows)
})

it.each([
  ['a quote that is never closed', '"a,b\nc,d'],
  ['bytes that are not text', '\u0000\u0001\uFFFD'],
  ['one cell of a megabyte', 'x'.repeat(1_000_000)],
  ['a hundred thousand separators', ','.repeat(100_000)],
  ['a hundred thousand quotes', '"'.repeat(100_000)],
])('%s is read without an error', async (_, text) => {
  expect(Array.isArray(await readCsv(new Blob([text])))).toBe(true)
})
