import { expect, it } from 'vitest'
import { cssVar } from './css-var.ts'

it.each([
  ['colors', 'accent.onSolid', 'var(--colors-accent-on-solid)'],
  ['colors', 'avatar.0.bg', 'var(--colors-avatar-0-bg)'],
  ['spacing', '2.5', 'var(--spacing-2\\.5)'],
  ['sizes', 'pane.drawerOver', 'var(--sizes-pane-drawer-over)'],
  ['zIndex', 'popover', 'var(--z-index-popover)'],
  ['radii', '2xl', 'var(--radii-2xl)'],
] as const)('the variable of %s.%s is %s', (category, name, variable) => {
  expect(cssVar(category, name)).toBe(variable)
})
