import { expect, it } from 'vitest'
import type { Partner } from '#src/contract/shop/partners.ts'
import type { ListField } from '#src/features/lists/kind.ts'
import { findDuplicates } from './find-duplicates.ts'
import { conflictsOf, mergedChanges } from './merged-fields.ts'

const partner = (id: string, fields: Partial<Partner>): Partner => ({
  id,
  kind: 'customer',
  code: '',
  name: id,
  phone: '',
  address: '',
  taxCode: '',
  group: '',
  creditLimit: 0,
  debt: 0,
  active: true,
  version: 1,
  ...fields,
})
const fields: ListField[] = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'phone', label: 'Telephone', type: 'phone' },
  { name: 'creditLimit', label: 'Limit', type: 'money' },
  { name: 'debt', label: 'Owes', type: 'money', isLocked: true },
]

it('finds partners with the same number or name, and joins groups that share one', () => {
  const [group, ...others] = findDuplicates([
    partner('1', { name: 'Cô Tám', phone: '0912 345 678' }),
    partner('2', { name: 'Chị Tám', phone: '+84 912 345 678', address: 'Gò Vấp' }),
    partner('3', { name: 'co  tam' }),
    partner('4', { name: 'Anh Ba' }),
  ])
  expect(others).toEqual([])
  expect(group).toMatchObject({ key: '1 2 3', reasons: ['name', 'phone'] })
  expect(group?.partners[0]?.id, 'most is known of it').toBe('2')
})

it('does not take a number of many partners for a sign of duplicates', () => {
  const many = [1, 2, 3, 4, 5].map(index => partner(`p${index}`, { phone: '02838941234' }))
  expect(findDuplicates(many)).toEqual([])
})

it('gives the kept partner what it lacks, and the values that were chosen', () => {
  const partners = [
    partner('1', { name: 'Cô Tám', creditLimit: 500 }),
    partner('2', { name: 'Chị Tám', phone: '0912', creditLimit: 900, debt: 7 }),
  ]
  expect(conflictsOf(fields, partners).map(({ field }) => field.name)).toEqual(['name', 'creditLimit'])
  expect(mergedChanges(fields, partners, {})).toEqual({ phone: '0912' })
  expect(mergedChanges(fields, partners, { creditLimit: '2' })).toEqual({ phone: '0912', creditLimit: 900 })
})
