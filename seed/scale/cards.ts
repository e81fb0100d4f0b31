import { labels } from '#seed/boards/sample.ts'
import { type CardRow, sampleLists } from '#src/contract/shared/board-rows.ts'
import { POSITION_STEP } from '#src/lib/place-after.ts'
import { type Dice, diceOf, idOf } from './dice.ts'
import { nameBy } from './names.ts'
import { people, steps } from './tasks.ts'

/** The board of the sample that is filled, and its lists. */
export const board = 'tet'
export const lists = sampleLists.map((_, index) => `${board}-list-${index + 1}`)
/** The generated cards of a list begin behind this number of others. */
const FIRST_PLACE = 1000
const day = 24 * 60 * 60 * 1000

const boxes = ['hộp 390.000 ₫', 'hộp 590.000 ₫', 'hộp 890.000 ₫', 'giỏ mây', 'hộp thiếc', 'túi vải']

/** Each function returns the title of a card. */
const titles: ((dice: Dice) => string)[] = [
  dice => `${2 + dice.below(60)} ${dice.pick(boxes)} cho ${nameBy(dice).full}`,
  dice => `Giao đơn ${2000 + dice.below(8000)} ở ${dice.pick(['Gò Vấp', 'Bình Thạnh', 'Thủ Đức', 'quận 1'])}`,
]

/** Returns the card with a number. The cards are spread evenly over the lists, behind those of the sample. */
export function cardAt(index: number, now: number): CardRow {
  const dice = diceOf(9, index)
  const column = index % lists.length
  return {
    id: idOf(index),
    boardId: board,
    listId: lists[column] ?? '',
    position: (FIRST_PLACE + Math.floor(index / lists.length)) * POSITION_STEP,
    title: `Quà số ${index + 1}: ${dice.pick(titles)(dice)}`,
    description: null,
    labels: dice.may(35) ? dice.some(labels, 1 + dice.below(2)).map(labelIdOf) : [],
    dueDate: dice.may(40) ? new Date(now + day * (dice.below(90) - 20)).toISOString() : null,
    members: dice.may(75) ? dice.some(people, 1 + dice.below(2)) : [],
    steps: dice.may(15) ? stepsBy(dice, idOf(index)) : [],
    cover: null,
    archived: false,
  }
}

const labelIdOf = (label: string) => `${board}-${label.toLowerCase()}`

const stepsBy = (dice: Dice, id: string) =>
  dice.some(steps, 2 + dice.below(3)).map((title, place) => ({
    id: `${id}-step-${place + 1}`,
    title,
    completed: dice.may(40),
  }))
