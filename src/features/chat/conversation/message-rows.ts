import type { ChatMessage } from '#src/contract/chat.ts'
import { daysBetween } from '#src/lib/format/dates.ts'

export interface Line
  extends Pick<ChatMessage, 'id' | 'text' | 'date' | 'isMine' | 'attachments' | 'replyTo'> {
  /** True for a message that has not arrived yet; it has a problem when it was refused. */
  waits?: boolean
  problem?: string
}

/** A message and its place among the others. */
export interface MessageRow {
  line: Line
  /** The day of the message, when it is the first of its day. */
  day?: Date
  /** The last of consecutive messages of one person, which shows the time. */
  isLast: boolean
}

/** The longest pause between consecutive messages, in ms. */
const MAX_PAUSE_MS = 5 * 60_000

/**
 * Returns a row for each message, in their order. While older messages are not loaded, the first row has no day:
 * messages of the same day may come before it, and its height must not change then.
 */
export function messageRows(lines: readonly Line[], hasOlder = false): MessageRow[] {
  return lines.map((line, index) => {
    const [before, after] = [lines[index - 1], lines[index + 1]]
    const date = new Date(line.date)
    const isFirstOfDay = before ? daysBetween(new Date(before.date), date) !== 0 : !hasOlder
    return {
      line,
      ...(isFirstOfDay && { day: date }),
      isLast: !after || !belongTogether(line, after),
    }
  })
}

function belongTogether(line: Line, after: Line): boolean {
  if (line.problem || after.problem || line.isMine !== after.isMine || line.waits !== after.waits)
    return false
  const [date, next] = [new Date(line.date), new Date(after.date)]
  return daysBetween(date, next) === 0 && next.getTime() - date.getTime() < MAX_PAUSE_MS
}
