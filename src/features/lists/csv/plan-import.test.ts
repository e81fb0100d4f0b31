import { expect, it } from 'vitest'
import type { ListField } from '#src/features/lists/kind.ts'
import { isChange, planImport } from './plan-import.ts'

const fields: ListField[] = [
  { name: 'name', label: 'Tên', type: 'text', isRequired: true },
  { name: 'code', label: 'Mã', type: 'text' },
  { name: 'limit', label: 'Hạn mức', type: 'money' },
  { name: 'debt', label: 'Còn nợ', type: 'money', isLocked: true },
]
const stored = [{ id: '1', version: 1, name: 'Cô Ba', code: 'K1', limit: 100 }]
const plan = (...lines: string[][]) =>
  planImport([['ten', 'MÃ', 'Hạn mức', 'Còn nợ'], ...lines], { fields, stored, key: 'code', locale: 'vi' })

it('finds stored rows by code and by name, and ignores what documents make', () => {
  const [byCode, byName, fresh] = plan(
    ['Cô Ba', 'K1', '1.000', '9'],
    ['co ba', '', '5', ''],
    ['Chú Tư', 'K2', '', ''],
  )
  expect(byCode).toMatchObject({ row: { id: '1' }, changes: { limit: 1000 } })
  expect(byCode?.changes).not.toHaveProperty('debt')
  expect(byName?.reason).toBe('duplicateInFile')
  expect(fresh).not.toHaveProperty('row')
  expect(fresh && isChange(fresh)).toBe(true)
})

it('leaves out rows without a name and with wrong numbers', () => {
  expect(plan(['', '', '5', ''], ['Chị Sáu', '', 'nhiều', '']).map(({ reason }) => reason)).toEqual([
    'noName',
    'noNumber',
  ])
})

it('a row that is as it is stored changes nothing', () => {
  const [same] = plan(['Cô Ba', 'K1', '100', ''])
  expect(same && isChange(same)).toBe(false)
})
