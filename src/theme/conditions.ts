import type { Preset } from '@pandacss/dev'

/** The six accent themes by their API name; without a choice, `default` is used. */
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const
/** The name of an accent theme. */
export type ThemeName = (typeof themes)[number]

const theme = (name: ThemeName) => `[data-theme=${name}] &`

/**
 * Colours use `light-dark()` and need no condition; `_dark` and `_light` are for other values (art, images). Without a
 * chosen scheme, the scheme of the device is used.
 */
export const conditions: NonNullable<Preset['conditions']>['extend'] = {
  dark: {
    '[data-scheme=dark] &': '@slot',
    '@media (prefers-color-scheme: dark)': { ':root:not([data-scheme=light]) &': '@slot' },
  },
  light: {
    '[data-scheme=light] &': '@slot',
    '@media (prefers-color-scheme: light)': { ':root:not([data-scheme=dark]) &': '@slot' },
  },
  small: '[data-density=small] &',
  indigo: theme('default'),
  brand: theme('brand'),
  teal: theme('teal'),
  rose: theme('rose'),
  purple: theme('purple'),
  amber: theme('amber'),
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
  touch: '@media (pointer: coarse)',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
}
