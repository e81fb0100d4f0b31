import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ChatRow } from '#src/contract/chat.ts'
import { Contact } from '#src/contract/contacts.ts'
import { FileRow } from '#src/contract/files.ts'
import { Mail } from '#src/contract/mails.ts'
import { NoteRow } from '#src/contract/notes.ts'
import { Product, priceOf } from '#src/contract/products.ts'
import { CardRow } from '#src/contract/shared/board-rows.ts'
import { Partner } from '#src/contract/shop/partners.ts'
import { Task } from '#src/contract/tasks.ts'
import { seed } from './index.ts'
import { type ScaleTable, scaleTables } from './scale/tables.ts'
import { generated, rowAt, scaleChunks } from './scale.ts'

const now = Date.parse('2026-11-21T05:00:00.000Z')
const position = v.number()
const schemas: Record<ScaleTable, v.ObjectEntries> = {
  contacts: { ...Contact.entries, position },
  products: { ...Product.entries, position },
  mails: Mail.entries,
  tasks: Task.entries,
  notes: NoteRow.entries,
  boardCards: CardRow.entries,
  files: FileRow.entries,
  chatMessages: ChatRow.entries,
  partners: { ...Partner.entries, entries: v.number() },
}
const some = (table: ScaleTable, count = 2000) => generated(table, 0, count, now)

describe.each(scaleTables)('%s', table => {
  it('match the contract, with no unknown fields', () => {
    const schema = v.strictObject(schemas[table])
    for (const row of some(table)) expect(v.parse(schema, row)).toEqual(row)
  })

  it('are always the same, and do not depend on rows that were generated before', () => {
    expect(rowAt[table](99_999, now)).toEqual(rowAt[table](99_999, now))
    const chunks = [...scaleChunks(table, 7, 30, 10, now)]
    const copies = some(table, 1).length
    expect(chunks.map(chunk => chunk.length / copies)).toEqual([10, 10, 3])
    expect(chunks.flat()).toEqual(some(table, 30).slice(7 * copies))
  })

  it('have ids that sort in the order of their numbers', () => {
    const ids = [0, 1, 9, 10, 999, 1000, 99_999].flatMap(index =>
      generated(table, index, index + 1, now).map(({ id }) => id),
    )
    expect(ids).toEqual(ids.toSorted())
  })

  it('are all different', () => {
    const rows = some(table)
    const texts = new Set(rows.map(row => JSON.stringify({ ...row, id: '' })))
    expect(texts.size).toBe(rows.length)
  })
})

const different = (values: unknown[]) => new Set(values).size / values.length

it('most people have a unique name, and no address can receive mail', () => {
  const people = Array.from({ length: 10_000 }, (_, index) => rowAt.contacts(index))
  expect(different(people.map(({ name }) => name))).toBeGreaterThan(0.8)
  for (const { name, emails } of people) {
    expect(new Set(name.split(' ')).size).toBe(name.split(' ').length)
    for (const { email } of emails) expect(email).toMatch(/^[a-z\d.]+@[a-z\d]+\.example$/)
  }
})

it('every watch has a valid barcode, and a price that is its base price plus tax', () => {
  const watches = Array.from({ length: 10_000 }, (_, index) => rowAt.products(index))
  expect(different(watches.map(({ barcode }) => barcode))).toBe(1)
  expect(different(watches.map(({ sku }) => sku))).toBe(1)
  for (const { barcode, price, basePrice, taxPercent } of watches) {
    const sum = [...barcode].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
    expect([barcode.length, sum % 10, price]).toEqual([13, 0, priceOf(basePrice, taxPercent)])
  }
})

it('mails are in every folder, newest first, none of them in the future', () => {
  const list = Array.from({ length: 5000 }, (_, index) => rowAt.mails(index, now))
  expect(new Set(list.map(({ folder }) => folder))).toEqual(
    new Set(['inbox', 'sent', 'drafts', 'spam', 'trash']),
  )
  const dates = list.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(Date.parse(dates[0] ?? '')).toBeLessThan(now)
})

it('tasks are in sections, completed and open, with every priority', () => {
  const list = Array.from({ length: 5000 }, (_, index) => rowAt.tasks(index, now))
  expect(list.filter(({ type }) => type === 'section')).toHaveLength(100)
  expect(different(list.map(({ title }) => title))).toBeGreaterThan(0.5)
  expect(new Set(list.map(({ priority }) => priority))).toEqual(new Set([0, 1, 2]))
  expect(new Set(list.map(({ completed }) => completed))).toEqual(new Set([true, false]))
})

const listOf = <Row>(at: (index: number, now: number) => Row, length: number) =>
  Array.from({ length }, (_, index) => at(index, now))

it('notes are newest first, some archived, and every reminder is in the future', () => {
  const list = listOf(rowAt.notes, 5000)
  const dates = list.map(({ createdAt }) => createdAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(list.some(({ archived }) => archived)).toBe(true)
  const reminders = list.flatMap(({ reminder }) => reminder ?? [])
  expect(reminders.length).toBeGreaterThan(5)
  expect(reminders.filter(time => Date.parse(time) <= now)).toEqual([])
  const labels = new Set(seed.notes.noteLabels.map(({ id }) => id))
  expect(new Set(list.flatMap(note => note.labels))).toEqual(labels)
})

it('cards are spread evenly over the lists of one board, behind its own, and have its labels', () => {
  const list = listOf(rowAt.boardCards, 1000)
  const { boardLists, boardLabels, boardCards } = seed.boards
  const listIds = boardLists.filter(({ boardId }) => boardId === 'tet').map(({ id }) => id)
  const labels = boardLabels.filter(({ boardId }) => boardId === 'tet').map(({ id }) => id)
  expect(new Set(list.flatMap(card => card.labels))).toEqual(new Set(labels))
  for (const id of listIds) {
    const cards = list.filter(({ listId }) => listId === id)
    const own = boardCards.filter(({ listId }) => listId === id)
    expect(cards).toHaveLength(250)
    const positions = cards.map(({ position }) => position)
    expect(Math.min(...positions)).toBeGreaterThan(Math.max(...own.map(({ position }) => position)))
    expect(
      positions.every((position, place) => place === 0 || position - (positions[place - 1] ?? 0) === 65_536),
    ).toBe(true)
  }
})

it('files have different names, and their bytes are a text of their size', async () => {
  const list = listOf(rowAt.files, 2000)
  expect(different(list.map(({ name }) => name))).toBe(1)
  for (const { url, size, name } of list.slice(0, 100)) {
    const text = await (await fetch(url ?? '')).text()
    expect(new TextEncoder().encode(text).length).toBe(size)
    expect(`${text.split('\r\n')[0]}.txt`).toBe(name)
  }
})

it('messages are oldest first, before now, and both people have the same', () => {
  const list = listOf(rowAt.chatMessages, 5000)
  const mine = list.flatMap(rows => rows.filter(({ ownerId }) => ownerId === 'huong'))
  const theirs = list.flatMap(rows => rows.filter(({ ownerId }) => ownerId === 'mai'))
  const dates = mine.map(({ date }) => date)
  expect(new Set(dates).size).toBe(5000)
  expect(dates).toEqual(dates.toSorted())
  expect(Date.parse(dates.at(-1) ?? '')).toBeLessThan(now)
  expect(theirs.map(({ text, date, fromID }) => [text, date, fromID])).toEqual(
    mine.map(({ text, date, fromID }) => [text, date, fromID]),
  )
  expect(new Set(mine.map(({ fromID }) => fromID))).toEqual(new Set(['huong', 'mai']))
})
