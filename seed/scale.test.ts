import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Contact } from '#src/contract/contacts.ts'
import { Mail } from '#src/contract/mails.ts'
import { Product, priceOf } from '#src/contract/products.ts'
import { Partner } from '#src/contract/shop/partners.ts'
import { Task } from '#src/contract/tasks.ts'
import { type ScaleTable, scaleChunks, scaleRows } from './scale.ts'

const now = Date.parse('2026-11-21T05:00:00.000Z')
const schemas = { contacts: Contact, products: Product, mails: Mail, tasks: Task, partners: Partner }
const tables = Object.keys(scaleRows) as ScaleTable[]
const some = (table: ScaleTable, count = 2000) =>
  Array.from({ length: count }, (_, index) => scaleRows[table](index, now))

describe.each(tables)('%s', table => {
  it('match the contract, with no unknown fields', () => {
    const entries: v.ObjectEntries = { ...schemas[table].entries }
    if (table === 'contacts' || table === 'products') entries.position = v.number()
    if (table === 'partners') entries.entries = v.number()
    const schema = v.strictObject(entries)
    for (const row of some(table)) expect(v.parse(schema, row)).toEqual(row)
  })

  it('are always the same, and do not depend on rows that were generated before', () => {
    expect(scaleRows[table](99_999, now)).toEqual(scaleRows[table](99_999, now))
    const chunks = [...scaleChunks(table, 7, 30, 10, now)]
    expect(chunks.map(chunk => chunk.length)).toEqual([10, 10, 3])
    expect(chunks.flat()).toEqual(some(table, 30).slice(7))
  })

  it('have ids that sort in the order of their numbers', () => {
    const ids = [0, 1, 9, 10, 999, 1000, 99_999].map(index => scaleRows[table](index, now).id)
    expect(ids).toEqual(ids.toSorted())
  })

  it('are all different', () => {
    const texts = new Set(some(table).map(row => JSON.stringify({ ...row, id: '' })))
    expect(texts.size).toBe(2000)
  })
})

const different = (values: unknown[]) => new Set(values).size / values.length

it('most people have a unique name, and no address can receive mail', () => {
  const people = Array.from({ length: 10_000 }, (_, index) => scaleRows.contacts(index))
  expect(different(people.map(({ name }) => name))).toBeGreaterThan(0.8)
  for (const { name, emails } of people) {
    expect(new Set(name.split(' ')).size).toBe(name.split(' ').length)
    for (const { email } of emails) expect(email).toMatch(/^[a-z\d.]+@[a-z\d]+\.example$/)
  }
})

it('every watch has a valid barcode, and a price that is its base price plus tax', () => {
  const watches = Array.from({ length: 10_000 }, (_, index) => scaleRows.products(index))
  expect(different(watches.map(({ barcode }) => barcode))).toBe(1)
  expect(different(watches.map(({ sku }) => sku))).toBe(1)
  for (const { barcode, price, basePrice, taxPercent } of watches) {
    const sum = [...barcode].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
    expect([barcode.length, sum % 10, price]).toEqual([13, 0, priceOf(basePrice, taxPercent)])
  }
})

it('mails are in every folder, newest first, none of them in the future', () => {
  const list = Array.from({ length: 5000 }, (_, index) => scaleRows.mails(index, now))
  expect(new Set(list.map(({ folder }) => folder))).toEqual(
    new Set(['inbox', 'sent', 'drafts', 'spam', 'trash']),
  )
  const dates = list.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(Date.parse(dates[0] ?? '')).toBeLessThan(now)
})

it('tasks are in sections, completed and open, with every priority', () => {
  const list = Array.from({ length: 5000 }, (_, index) => scaleRows.tasks(index, now))
  expect(list.filter(({ type }) => type === 'section')).toHaveLength(100)
  expect(different(list.map(({ title }) => title))).toBeGreaterThan(0.5)
  expect(new Set(list.map(({ priority }) => priority))).toEqual(new Set([0, 1, 2]))
  expect(new Set(list.map(({ completed }) => completed))).toEqual(new Set([true, false]))
})
