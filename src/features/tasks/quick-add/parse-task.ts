import { addDays, isSameDay, set } from 'date-fns'
import type { Task } from '#src/contract/tasks.ts'
import { compose, fold } from '#src/lib/text/fold.ts'
import { parseDay } from './parse-day.ts'
import { type Delay, parseDelay } from './parse-delay.ts'
import { parseTime } from './parse-time.ts'

/** The parsed text of a quick add. Its parts, joined, are the original text. */
export interface ParsedTask {
  title: string
  dueDate: string | null
  priority: Task['priority']
  /** Titles, not ids: some of these tags may not exist yet. */
  tags: string[]
  parts: Part[]
}

export interface Part {
  text: string
  kind?: Kind
}

type Kind = 'when' | 'priority' | 'tag'
type Span = { start: number; end: number; kind: Kind }

/** Parses "gọi Lan mai 9h !cao #gấp" and "call Lan tomorrow 9am !high #urgent", in any language on screen. */
export function parseTask(written: string, now: Date): ParsedTask {
  const text = compose(written)
  const day = parseDay(text, now)
  const delay = delayOf(text, day, now)
  const time = delay ? undefined : parseTime(day ? blank(text, day) : text, day?.part)
  const marks = [...text.matchAll(/(?<!\S)([!#])([\p{L}\p{N}_-]+)/gu)].map(toMark)
  const whens = [day, delay, time].flatMap(span => (span ? { ...span, kind: 'when' as const } : []))
  const spans = [...whens, ...marks.flatMap(({ span }) => span ?? [])].sort((a, b) => a.start - b.start)
  const parts = split(text, spans)
  return {
    title: parts
      .map(part => (part.kind ? ' ' : part.text))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
    dueDate: (delay?.date ?? dueOf(day, time, now))?.toISOString() ?? null,
    priority: marks.findLast(mark => mark.priority !== undefined)?.priority ?? 1,
    tags: [...new Map(marks.flatMap(({ tag }) => (tag ? [[fold(tag), tag] as const] : []))).values()],
    parts,
  }
}

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

/** A time without a day is today, or tomorrow if it is past; a part of a day without a time has a default hour. */
function dueOf(day: ReturnType<typeof parseDay>, time: ReturnType<typeof parseTime>, now: Date) {
  const hours = time?.hours ?? day?.part?.hour ?? 0
  const due = set(day?.date ?? now, { hours, minutes: time?.minutes ?? 0, seconds: 0, milliseconds: 0 })
  if (day) return due
  if (!time) return undefined
  return due > now ? due : addDays(due, 1)
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
