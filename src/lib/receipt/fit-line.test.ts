import { describe, expect, it } from 'vitest'
import { fitLine, inColumns } from './fit-line.ts'
import type { PrintLine } from './print-line.ts'

const texts = (line: PrintLine, columns: number) => inColumns(line, columns).map(({ text }) => text)

describe('a line in columns', () => {
  it('has its value at the right margin', () => {
    expect(texts({ kind: 'row', name: 'Total', value: '86,000 d' }, 32)).toEqual([
      'Total                   86,000 d',
    ])
  })

  it('has a long name above its value, and no line is longer than the paper', () => {
    const lines = texts(
      { kind: 'row', name: 'Fish sauce of Phu Quoc in a glass bottle of 500 ml', value: '1,234,567 d' },
      32,
    )
    expect(lines).toEqual([
      'Fish sauce of Phu Quoc in a',
      'glass bottle of 500 ml',
      '                     1,234,567 d',
    ])
    expect(lines.every(line => line.length <= 32)).toBe(true)
  })

  it('is broken inside a word only when the word is longer than the paper', () => {
    expect(texts({ kind: 'text', text: 'a https://example.com/a-long-address' }, 16)).toEqual([
      'a',
      'https://example.',
      'com/a-long-addre',
      'ss',
    ])
  })

  it('is in the middle by spaces, and a rule is as wide as the paper', () => {
    expect(texts({ kind: 'text', text: 'Shop', isCentred: true }, 12)).toEqual(['    Shop'])
    expect(texts({ kind: 'rule' }, 12)).toEqual(['------------'])
  })
})

it('a line is fitted by any measure of its letters', () => {
  const widthOf = (text: string) => [...text].length * 20
  expect(fitLine({ kind: 'text', text: 'Nước mắm' }, text => widthOf(text) <= 100)).toMatchObject([
    { left: 'Nước' },
    { left: 'mắm' },
  ])
  expect(fitLine({ kind: 'qr', text: 'HD-A-261124-001' }, () => true)).toEqual([])
})
