import type { ChatMessage } from '#src/contract/chat.ts'
import { daysBetween } from '#src/lib/format/dates.ts'

export interface Line extends Pick<ChatMessage, 'id' | 'text' | 'date' | 'isMine'> {
  /** True for a message that has not arrived yet; it has a problem when it was refused. */
  waits?: boolean
  problem?: string
}

/** Consecutive messages of one person. */
export interface Run {
  isMine: boolean
  lines: Line[]
}

export interface Day {
  date: Date
  runs: Run[]
}

/** The longest pause between messages of one run, in ms. */
const MAX_RUN_GAP_MS = 5 * 60_000

/** Groups messages in their order by day, and within a day into runs of one person. */
export function runsOf(lines: readonly Line[]): Day[] {
  const days: Day[] = []
  for (const line of lines) {
    const date = new Date(line.date)
    let day = days.at(-1)
    if (!day || daysBetween(day.date, date) !== 0) {
      day = { date, runs: [] }
      days.push(day)
    }
    const run = day.runs.at(-1)
    if (run && belongs(run, line)) run.lines.push(line)
    else day.runs.push({ isMine: line.isMine, lines: [line] })
  }
  return days
}

function belongs({ isMine, lines }: Run, line: Line): boolean {
  const last = lines.at(-1)
  if (!last || last.problem || line.problem || isMine !== line.isMine || last.waits !== line.waits)
    return false
  return Date.parse(line.date) - Date.parse(last.date) < MAX_RUN_GAP_MS
}
