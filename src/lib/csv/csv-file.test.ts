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
