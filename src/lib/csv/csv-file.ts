import Papa from 'papaparse'
import { decodeFile } from '#src/lib/vcard/decode-file.ts'

/** Spreadsheets read a file as UTF-8 when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell that a spreadsheet would run as a formula, also one that already begins with apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/

/** Rows as a CSV file. A cell that a spreadsheet would run as a formula begins with one more apostrophe. */
export const csvFile = (rows: string[][]) =>
  new Blob([BYTE_ORDER_MARK + Papa.unparse(rows, { escapeFormulae: FORMULA })], { type: 'text/csv' })

/**
 * The rows of a CSV file, without empty ones. The separator and the charset are recognised, and the apostrophe of
 * `csvFile` is removed. Rejects when it cannot be read.
 */
export async function readCsv(file: Blob): Promise<string[][]> {
  const text = decodeFile(new Uint8Array(await file.arrayBuffer())).replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  return data.map(row => row.map(cell => (FORMULA.test(cell) ? cell.replace(/^'/, '') : cell)))
}
