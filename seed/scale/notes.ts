import { type NoteRow, noteColors } from '#src/contract/notes.ts'
import { companyBy } from './companies.ts'
import { type Dice, diceOf, idOf } from './dice.ts'
import { nameBy } from './names.ts'
import { goods, shelves, steps } from './tasks.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Only the newest notes have a reminder, which is in the future. */
const REMINDED = 100

const labels = ['family', 'work', 'tasks', 'priority', 'personal', 'friends']
const images = ['gerbera', 'shelves', 'cake', 'tet']

/** Each function returns the title and the text of a note. */
const texts: ((dice: Dice) => [title: string, content: string])[] = [
  dice => [
    `Giá sỉ ${dice.pick(goods)}`,
    `Từ ${10 * (1 + dice.below(12))} thùng: ${80 + dice.below(400)}.000 ₫ một thùng. Giữ giá tới hết tháng.`,
  ],
  dice => [
    `Gọi ${nameBy(dice).full}`,
    `Hỏi lại đơn ${2000 + dice.below(8000)}, hẹn giao trước ${7 + dice.below(12)}:00.`,
  ],
  dice => [`Xếp lại ${dice.pick(shelves)}`, `Để ${dice.pick(goods)} ngang tầm mắt, hàng nặng xuống dưới.`],
  dice => [
    `Nhập ${dice.pick(goods)}`,
    `${companyBy(dice).name} còn ${2 + dice.below(60)} thùng, lấy trước một nửa.`,
  ],
  dice => ['', `${nameBy(dice).full} gửi ${1 + dice.below(9)} hộp ở ${dice.pick(shelves)}, chiều ghé lấy.`],
]

/** Returns the note with a number. The first one is the newest; there are many notes for each day before now. */
export function noteAt(index: number, now: number): NoteRow {
  const dice = diceOf(8, index)
  const [title, content] = dice.pick(texts)(dice)
  const age = minute * (200 + 50 * index + dice.below(45))
  return {
    id: idOf(index),
    title,
    content,
    tasks: dice.may(18) ? linesBy(dice, idOf(index)) : null,
    image: dice.may(3) ? `images/notes/${dice.pick(images)}.svg` : null,
    reminder:
      index < REMINDED && dice.may(20)
        ? new Date(now + day * (1 + dice.below(60)) + minute * dice.below(600)).toISOString()
        : null,
    labels: dice.may(70) ? dice.some(labels, 1 + dice.below(2)) : [],
    archived: dice.may(6),
    createdAt: new Date(now - age).toISOString(),
    updatedAt: dice.may(20) ? new Date(now - dice.below(age)).toISOString() : null,
    pinned: false,
    color: dice.may(30) ? dice.pick(noteColors) : null,
  }
}

const linesBy = (dice: Dice, id: string) =>
  dice.some(steps, 2 + dice.below(3)).map((content, place) => ({
    id: `${id}-line-${place + 1}`,
    content,
    completed: dice.may(40),
  }))
