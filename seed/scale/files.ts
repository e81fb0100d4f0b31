import { textFile } from '#seed/documents.ts'
import type { FileRow } from '#src/contract/files.ts'
import { companyBy } from './companies.ts'
import { diceOf, idOf } from './dice.ts'

/** The folder of the sample that is filled. It has no other file. */
export const folder = 'file-6'
const minute = 60_000

const kinds = ['Phiếu nhập', 'Hoá đơn', 'Hợp đồng', 'Bảng giá', 'Biên bản']
const ends = ['Đã ký và đóng dấu.', 'Đối chiếu khớp sổ kho.']
const people = ['Nguyễn Thị Hường', 'Lê Minh Châu', 'Đặng Quỳnh Anh']

/** Returns the file with a number: a signed paper as a short text, whose bytes are in the row as those of the sample. */
export function fileAt(index: number, now: number): FileRow {
  const dice = diceOf(10, index)
  const name = `${dice.pick(kinds)} ${index}`
  const changed = now - minute * (400 + dice.below(300_000))
  const { url, size } = textFile([
    name,
    companyBy(dice).name,
    `${2 + dice.below(60)} thùng, ${100 + dice.below(9000)}.000 ₫`,
    dice.pick(ends),
  ])
  return {
    id: idOf(index),
    folderId: folder,
    name: `${name}.txt`,
    createdBy: dice.pick(people),
    createdAt: new Date(changed - minute * dice.below(20_000)).toISOString(),
    modifiedAt: new Date(changed).toISOString(),
    type: 'TXT',
    description: null,
    size,
    url,
  }
}
