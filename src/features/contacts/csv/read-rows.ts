import { type Column, columnsOf } from '#src/features/contacts/csv/columns.ts'
import { fold } from '#src/lib/text/fold.ts'
import type { Card, Labelled } from '#src/lib/vcard/card.ts'
import { isVietnamese } from '#src/lib/vcard/read-name.ts'
import { birthdaysIn } from './birthdays.ts'
import { labelIn } from './labels.ts'

/** Why a row cannot be read. `text` is the value that is wrong. */
export type Reason =
  | { code: 'empty' | 'extraCells' }
  | { code: 'email' | 'birthday' | 'tooLong'; text: string }

export interface FailedRow {
  cells: readonly string[]
  reason: Reason
}

/** The rows of a file as cards, and those that cannot be read. */
export interface CardTable {
  head: readonly string[]
  cards: Card[]
  failed: FailedRow[]
}

/** The maximum length of a value, and of notes, in characters. */
const MAX_LINE = 1000
const MAX_NOTES = 15_000

/** Reads the rows of a file. Returns `undefined` when no column of it names people, numbers or addresses. */
export function readRows([head = [], ...rows]: readonly (readonly string[])[]): CardTable | undefined {
  const columns = columnsOf(head)
  const names = new Set(['name', 'given', 'family', 'company', 'email', 'phone'])
  if (!columns.some(column => column && names.has(column.kind))) return undefined
  const dates = columns.findIndex(column => column?.kind === 'birthday')
  const birthdayOf = birthdaysIn(rows.map(cells => cells[dates] ?? ''))
  const table: CardTable = { head, cards: [], failed: [] }
  for (const cells of rows) {
    const read = readRow(columns, cells, birthdayOf)
    if ('code' in read) table.failed.push({ cells, reason: read })
    else table.cards.push(read)
  }
  return table
}

function readRow(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  birthdayOf: (text: string) => string | null | undefined,
): Card | Reason {
  if (cells.slice(columns.length).some(cell => cell.trim() !== '')) return { code: 'extraCells' }
  const all = (kind: Column['kind']) =>
    columns.flatMap((column, at) => {
      const text = cells[at]?.trim() ?? ''
      return column?.kind === kind && text !== '' ? [{ column, text }] : []
    })
  const first = (kind: Column['kind']) => all(kind)[0]?.text ?? ''

  const emails = entries(all('email'), all('emailLabel'), 'Personal')
  const phones = entries(all('phone'), all('phoneLabel'), 'Home')
  const company = first('company')
  const name = nameOf(first) || company || emails[0]?.value || phones[0]?.value
  if (!name) return { code: 'empty' }

  const long = cells.find((cell, at) => cell.length > (columns[at]?.kind === 'notes' ? MAX_NOTES : MAX_LINE))
  if (long) return { code: 'tooLong', text: long.slice(0, 40) }
  const wrong = emails.find(({ value }) => !/^[^\s@]+@[^\s@]+$/.test(value))
  if (wrong) return { code: 'email', text: wrong.value }
  const birthday = birthdayOf(first('birthday'))
  if (birthday === undefined) return { code: 'birthday', text: first('birthday') }

  const [address, ...places] = placesOf(all('place'))
  const notes = [first('notes'), ...places, ...all('website').map(({ text }) => text)]
    .filter(Boolean)
    .join('\n')
  const title = first('title')
  const card: Card = {
    name: name.slice(0, 200),
    ...(title && { title }),
    ...(company && { company }),
    emails,
    phones,
    ...(address && { address }),
    ...(birthday && { birthday }),
    ...(notes && { notes }),
    tags: tagsOf(first('tags')),
  }
  const uid = first('uid') || uidOf(card)
  return uid ? { uid, ...card } : card
}

function nameOf(first: (kind: Column['kind']) => string): string {
  const full = first('name')
  if (full) return full
  const [given, additional, family] = [first('given'), first('additional'), first('family')]
  // In Vietnamese the family name is first, in the other languages the given name.
  const names = isVietnamese(family + given + additional)
    ? [family, additional, given]
    : [given, additional, family]
  return [first('prefix'), ...names, first('suffix')].filter(Boolean).join(' ')
}

interface Cell {
  column: Column
  text: string
}

const slotOf = ({ column }: Cell) => ('slot' in column ? column.slot : '')

/** Numbers or addresses with their labels. Google writes several values of one label into a cell, with " ::: ". */
const entries = (values: readonly Cell[], labels: readonly Cell[], home: 'Home' | 'Personal'): Labelled[] =>
  values.flatMap(cell => {
    const own = labels.find(label => slotOf(label) === slotOf(cell))?.text
    const label = own === undefined ? ('label' in cell.column ? cell.column.label : '') : labelIn(own, home)
    return cell.text
      .split(':::')
      .map(value => value.trim())
      .filter(Boolean)
      .map(value => ({ value, label }))
  })

/** The postal addresses, each in one line. A whole address replaces its parts. */
function placesOf(cells: readonly Cell[]): string[] {
  const slots = [...new Set(cells.map(slotOf))]
  return slots.map(slot => {
    const own = cells.filter(cell => slotOf(cell) === slot)
    const whole = own.find(({ column }) => 'label' in column && column.label === 'formatted')
    return (whole ? whole.text : own.map(({ text }) => text).join(', ')).replace(/\s*\n\s*/g, ', ')
  })
}

/** Tags, without those that Google adds for its own groups: "* myContacts". */
const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(/:::|[;,]/)
      .map(tag => tag.trim())
      .filter(tag => tag !== '' && !tag.startsWith('*') && tag !== 'myContacts'),
  ),
]

/** Returns a UID for a person without number and address, so that importing a file twice adds nobody twice. */
const uidOf = ({ name, title, company, address, emails, phones }: Card) =>
  emails.length + phones.length === 0
    ? `csv:${fold([name, title, company, address].join('|'))}`.slice(0, MAX_LINE)
    : ''
