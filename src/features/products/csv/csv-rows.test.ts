import { expect, it } from 'vitest'
import { products as sample } from '#seed/products.ts'
import { categoryName } from '#src/blocks/products/category-name.ts'
import type { Product } from '#src/contract/products.ts'
import type { Category, Maker } from '#src/contract/shared/product-sets.ts'
import { planRows } from './plan-rows.ts'
import { readRows } from './read-rows.ts'
import { rowsOf } from './write-rows.ts'

const [categories, brands, vendors] = sample.sets.map(({ value }) => value) as [Category[], Maker[], Maker[]]
const sets = { categories, brands, vendors, tags: sample.productTags }
/** As the screen has them: in a language. */
const setsIn = (locale: string) => ({
  ...sets,
  categories: categories.map(set => ({ ...set, name: categoryName(set.name, locale) })),
})
const stored: Product[] = sample.products.map(({ position: _, ...product }) => product)

it.each(['vi', 'en'])('what is exported in %s is read back unchanged, in both languages', locale => {
  const table = rowsOf(
    stored.map(product => ({ ...product, weight: 1.234, cost: 1000.5 })),
    setsIn(locale),
    locale,
  )
  for (const reader of ['vi', 'en']) {
    const rows = readRows(table, setsIn(reader), reader)
    expect(rows).toHaveLength(stored.length)
    expect(rows.filter(({ reason }) => reason)).toEqual([])
    expect(rows[0]?.fields).toMatchObject({ weight: 1.234, cost: 1000.5, basePrice: stored[0]?.basePrice })
    expect(rows.map(({ fields }) => fields.category)).toEqual(stored.map(({ category }) => category))
    expect(rows[0]?.fields.tags?.toSorted()).toEqual(stored[0]?.tags.toSorted())
  }
  const plan = planRows(readRows(rowsOf(stored, setsIn(locale), locale), sets, 'vi'), stored)
  expect(new Set(plan.map(({ kind }) => kind))).toEqual(new Set(['unchanged']))
})

const read = (...lines: string[][]) =>
  readRows([['ten', 'MÃ SKU', 'Stock', 'Thương hiệu', 'On sale', 'Ghi chú'], ...lines], sets, 'vi')

it('reads columns in any order and language, and leaves unknown ones out', () => {
  expect(read(['Trà', 'T-1', '1.200', 'hai dang', 'Có', 'x'])).toEqual([
    {
      line: 2,
      cells: ['Trà', 'T-1', '1.200', 'hai dang', 'Có', 'x'],
      fields: { name: 'Trà', sku: 'T-1', stock: 1200, brand: 'hai-dang', active: true },
    },
  ])
})

it('says why a row cannot be read', () => {
  const reasons = read(
    ['Trà', '', '1', '', '', ''],
    ['Trà', 'T-1', 'nhiều', '', '', ''],
    ['Trà', 'T-2', '-3', '', '', ''],
    ['Trà', 'T-2', '1'.repeat(20), '', '', ''],
    ['Trà', 'T-3', '1', 'Không ai', '', ''],
    ['Trà', 'T-4', '1', '', 'maybe', ''],
    ['Trà', 'T-5', '1', '', '', ''],
    ['Trà', 'T-5', '1', '', '', ''],
    ['x'.repeat(1001), 'T-6', '1', '', '', ''],
  ).map(({ reason }) => reason?.code)
  expect(reasons).toEqual([
    'noKey',
    'noNumber',
    'belowZero',
    'tooHigh',
    'unknown',
    'noYesNo',
    undefined,
    'duplicateInFile',
    'tooLong',
  ])
})

it('plans what is new, what changes, and refuses a new product without a name', () => {
  const [first] = stored
  const rows = read(
    ['Trà', 'T-1', '1', '', '', ''],
    ['', first?.sku ?? '', String((first?.stock ?? 0) + 1), '', '', ''],
    ['', first?.sku ? `${first.sku}-x` : '', '1', '', '', ''],
  )
  expect(planRows(rows, stored).map(({ kind, title }) => [kind, title])).toEqual([
    ['new', 'Trà'],
    ['changed', first?.name],
    ['failed', `${first?.sku}-x`],
  ])
})
