import { expect, it } from 'vitest'
import { settingFields } from './setting-fields.ts'

const names = { cashStep: 'Rounding', receiptFooter: 'Foot', phone: 'Telephone' }
const fieldsOf = (text: string) =>
  settingFields(text, names, (name, value) => (name === 'cashStep' ? `${value} ₫` : value))

it('a change of settings has the names and values that people read', () => {
  expect(fieldsOf('cashStep: 500')).toEqual([{ label: 'Rounding', value: '500 ₫' }])
  expect(fieldsOf('phone:  · cashStep: 1')).toEqual([
    { label: 'Telephone', value: '–' },
    { label: 'Rounding', value: '1 ₫' },
  ])
})

it('a value may contain what stands between two fields', () => {
  expect(fieldsOf('receiptFooter: Open · Zalo: 0281 · phone: 0282')).toEqual([
    { label: 'Foot', value: 'Open · Zalo: 0281' },
    { label: 'Telephone', value: '0282' },
  ])
})

it('a text without a known field has no fields', () => {
  expect(fieldsOf('posted')).toEqual([])
})
