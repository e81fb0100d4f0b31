import { expect, it } from 'vitest'
import { scales } from '#src/theme/scales.ts'
import { semanticColors } from '#src/theme/semantic-colors.ts'
import { leafNames } from './leaf-names.ts'

it('finds the tokens of every level', () => {
  expect(leafNames({ a: { value: '1' }, b: { c: { value: '2' }, 50: { value: '3' } } })).toEqual([
    'a',
    'b.50',
    'b.c',
  ])
})

it('finds the tokens of the theme', () => {
  expect(leafNames(semanticColors)).toEqual(
    expect.arrayContaining(['canvas', 'accent.600', 'accent.onSolid', 'chart.c1', 'avatar.7.photo']),
  )
  expect(leafNames(scales.sizes)).toContain('pane.drawerOver')
})
