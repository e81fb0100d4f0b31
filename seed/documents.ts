/** A small valid document as a `data:` URL, with its size in bytes. */
export interface Bytes {
  url: string
  size: number
}

/** Returns a plain text file. */
export const textFile = (lines: string[]) => toBytes('text/plain', `${lines.join('\r\n')}\r\n`)

/** Returns a rich text file, which every word processor can open. */
export const wordFile = (title: string, paragraphs: string[]) =>
  toBytes(
    'application/msword',
    String.raw`{\rtf1\ansi\deff0{\fonttbl{\f0 Arial;}}\fs32\b ${rich(title)}\b0\fs24\par\par ` +
      String.raw`${paragraphs.map(rich).join(String.raw`\par\par `)}\par}`,
  )

/** Returns a spreadsheet in the XML format of Excel; the first row is its header. */
export const sheetFile = (rows: (string | number)[][]) =>
  toBytes(
    'application/vnd.ms-excel',
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>' +
      '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' +
      `<Worksheet ss:Name="1"><Table>${rows.map(row => `<Row>${row.map(cell).join('')}</Row>`).join('')}</Table></Worksheet></Workbook>`,
  )

/** Returns a PDF with one A5 page. Accents are removed, because it uses a font that every PDF reader has. */
export function pdfFile(lines: string[]) {
  const text = lines.map(line => `(${plain(line).replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 11 Tf 16 TL 36 550 Td\n${text}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj${object}endobj\n`
  }
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`
  return toBytes('application/pdf', file + table + end)
}

const toBytes = (type: string, text: string): Bytes => ({
  url: `data:${type};charset=utf-8,${encodeURIComponent(text)}`,
  size: new TextEncoder().encode(text).length,
})

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D').replace(/₫/g, 'd')

const rich = (text: string) => text.replace(/[^ -~]/g, letter => `\\u${letter.charCodeAt(0)}?`)

const cell = (value: string | number) =>
  `<Cell><Data ss:Type="${typeof value === 'number' ? 'Number' : 'String'}">${value}</Data></Cell>`
