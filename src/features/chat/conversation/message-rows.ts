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
  /** The time of the message (ISO), when it is the first of its day. */
  day?: string
  /** The last of consecutive messages of one person, which shows the time. */
  isLast: boolean
}

/** The longest pause between consecutive messages, in ms. */
const MAX_PAUSE_MS = 5 * 60_000

/**
 * Returns the row of a message, undefined beyond the last one. It reads only the messages beside it, so that a long
 * conversation costs as much as a short one. While older messages are not loaded, the first row has no day: messages of
 * the same day may come before it, and its height must not change then.
 */
export function messageRow(lines: readonly Line[], index: number, hasOlder = false): MessageRow | undefined {
  const [before, line, after] = [lines[index - 1], lines[index], lines[index + 1]]
  if (!line) return undefined
  const date = new Date(line.date)
  const isFirstOfDay = before ? daysBetween(new Date(before.date), date) !== 0 : !hasOlder
  return {
    line,
    ...(isFirstOfDay && { day: line.date }),
    isLast: !after || !belongTogether(line, after),
  }
}

function belongTogether(line: Line, after: Line): boolean {
  if (line.problem || after.problem || line.isMine !== after.isMine || line.waits !== after.waits)
    return false
  const [date, next] = [new Date(line.date), new Date(after.date)]
  return daysBetween(date, next) === 0 && next.getTime() - date.getTime() < MAX_PAUSE_MS
}
