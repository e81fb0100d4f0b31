import type { ChatRow } from '#src/contract/chat.ts'
import { type Dice, diceOf, idOf } from './dice.ts'
import { shelves } from './tasks.ts'

/** The two people of the conversation of the sample that is filled. */
export const [me, peer] = ['huong', 'mai'] as const
/** The most messages of the conversation. The last one is older than those of the sample. */
export const MOST_MESSAGES = 5000
const minute = 60_000
const [LAST_AGE, STEP] = [4 * 24 * 60 * minute, 13 * minute]

const endings = ['Chiều em đếm lại lần nữa.', 'Có gì nhắn trong nhóm nhé.', 'Hình em gửi trong thư mục rồi.']
const texts: ((dice: Dice) => string)[] = [
  dice => `còn ${1 + dice.below(20)} thùng, đặt thêm trước thứ ${dice.pick(['Ba', 'Năm', 'Bảy'])}.`,
  dice => `xếp xong lúc ${7 + dice.below(12)}:${dice.pick(['05', '20', '45'])}.`,
  dice => `thiếu bảng giá cho ${2 + dice.below(9)} món.`,
]

/** Returns the message with a number, once for each of the two people. The first one is the oldest. */
export function messagesAt(index: number, now: number): ChatRow[] {
  const dice = diceOf(11, index)
  const id = idOf(index)
  const age = LAST_AGE + STEP * (MOST_MESSAGES - index) - minute * dice.below(12)
  const parts = [dice.pick(texts)(dice), ...dice.some(endings, dice.below(4))]
  const message = {
    fromID: dice.may(35) ? me : peer,
    text: `Tin số ${index} về ${dice.pick(shelves)}: ${parts.join(' ')}`,
    date: new Date(now - age).toISOString(),
  }
  return [
    { ...message, id, ownerId: me, peerId: peer },
    { ...message, id: `${id}-theirs`, ownerId: peer, peerId: me },
  ]
}
