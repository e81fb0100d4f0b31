import type { ChatMessage } from '#src/contract/chat.ts'
import { daysBetween } from '#src/lib/format/dates.ts'

export interface Line extends Pick<ChatMessage, 'id' | 'text' | 'date' | 'isMine'> {
  /** Of what has not arrived yet; refused with a problem. */
  waits?: boolean
  problem?: string
}

/** What one of the two said at a stretch. */
export interface Run {
  isMine: boolean
  lines: Line[]
}

export interface Day {
  date: Date
  runs: Run[]
}

/** How far lines of one run may lie apart, in ms. */
const MAX_RUN_GAP_MS = 5 * 60_000

/** Lines in their order, by the day and by who said them at a stretch. */
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
