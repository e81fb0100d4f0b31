import { isSameDay } from 'date-fns'
import type { Task } from '#src/contract/tasks.ts'
import { compose, fold } from '#src/lib/text/fold.ts'
import { datesOf } from './dates-of.ts'
import { parseAssignee, type Team } from './parse-assignee.ts'
import { parseDay } from './parse-day.ts'
import { type Delay, parseDelay } from './parse-delay.ts'
import { parseEnd } from './parse-end.ts'
import { parseRepeat } from './parse-repeat.ts'
import { parseTime } from './parse-time.ts'

/** The parsed text of a quick add. Its parts, joined, are the original text. */
export interface ParsedTask {
  title: string
  dueDate: string | null
  priority: Task['priority']
  repeat: Task['repeat']
  /** The id of a person. */
  assignedTo: Task['assignedTo']
  /** Titles, not ids: some of these tags may not exist yet. */
  tags: string[]
  parts: Part[]
}

export interface Part {
  text: string
  kind?: Kind
}

export type Kind = 'when' | 'repeat' | 'assignee' | 'priority' | 'tag'
type Span = { start: number; end: number; kind: Kind }

interface Options {
  team?: Team
  /** Parts of the text that the user wants to keep as words of the title. */
  ignored?: readonly string[]
}

/** Parses "gọi Lan mai 9h !cao #gấp" and "call Lan tomorrow 9am !high #urgent", in any language on screen. */
export function parseTask(
  written: string,
  now: Date,
  { team = { people: [], me: '' }, ignored = [] }: Options = {},
): ParsedTask {
  const whole = compose(written)
  const text = without(whole, ignored)
  const repeat = parseRepeat(text, now)
  const end = repeat && parseEnd(blank(text, repeat), now)
  const once = [repeat, end].reduce((rest, span) => (span ? blank(rest, span) : rest), text)
  const day = parseDay(once, now)
  const delay = delayOf(once, day, now)
  const part = day?.part ?? repeat?.part
  const time = delay ? undefined : parseTime(day ? blank(once, day) : once, part)
  const assignee = parseAssignee(text, team)
  const marks = [...text.matchAll(/(?<!\S)([!#])([\p{L}\p{N}_-]+)/gu)].map(toMark)
  const spans = [
    ...spansOf('when', [day, delay, time]),
    ...spansOf('repeat', [repeat, end]),
    ...spansOf('assignee', [assignee]),
    ...marks.flatMap(({ span }) => span ?? []),
  ].sort((a, b) => a.start - b.start)
  const parts = split(whole, spans)
  const when = { day: day?.date, hours: time?.hours ?? part?.hour, minutes: time?.minutes, now }
  return {
    title: parts
      .map(part => (part.kind || /^[\s,;]+$/.test(part.text) ? ' ' : part.text))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
    priority: marks.findLast(mark => mark.priority !== undefined)?.priority ?? 1,
    assignedTo: assignee?.id ?? null,
    tags: [...new Map(marks.flatMap(({ tag }) => (tag ? [[fold(tag), tag] as const] : []))).values()],
    parts,
    ...datesOf({ ...repeat?.rule, ...end?.rule }, delay?.date, when),
  }
}

const spansOf = (kind: Kind, found: ({ start: number; end: number } | undefined)[]): Span[] =>
  found.flatMap(span => (span ? { start: span.start, end: span.end, kind } : []))

/** Hides the parts that the user wants as words, so that no rule matches them. */
const without = (text: string, ignored: readonly string[]) =>
  ignored.reduce((rest, part) => rest.replaceAll(part, '.'.repeat(part.length)), text)

const priorities: ReadonlyMap<string, Task['priority']> = new Map([
  ['high', 0],
  ['cao', 0],
  ['gap', 0],
  ['urgent', 0],
  ['1', 0],
  ['normal', 1],
  ['thuong', 1],
  ['2', 1],
  ['low', 2],
  ['thap', 2],
  ['3', 2],
])

function toMark(match: RegExpExecArray) {
  const [whole, sign, word = ''] = match
  const span = { start: match.index, end: match.index + whole.length }
  if (sign === '#') return { tag: word.replaceAll('_', ' '), span: { ...span, kind: 'tag' as const } }
  const priority = priorities.get(fold(word))
  return priority === undefined ? {} : { priority, span: { ...span, kind: 'priority' as const } }
}

/** With a day other than today, or a part of today, "sau 2 giờ" is a time of that day. */
function delayOf(text: string, day: ReturnType<typeof parseDay>, now: Date): Delay | undefined {
  return !day || (isSameDay(day.date, now) && !day.part) ? parseDelay(text, now) : undefined
}

const blank = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(0, start) + '.'.repeat(end - start) + text.slice(end)

/** Splits the text at the spans; two spans of one kind with only a space between them become one ("mai 9h"). */
function split(text: string, spans: Span[]): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { start, end, kind } of spans) {
    const between = text.slice(at, start)
    const last = parts.at(-1)
    if (last && last.kind === 'when' && kind === 'when' && between === ' ') {
      last.text += between + text.slice(start, end)
    } else {
      if (between) parts.push({ text: between })
      parts.push({ text: text.slice(start, end), kind })
    }
    at = end
  }
  return at < text.length ? [...parts, { text: text.slice(at) }] : parts
}
