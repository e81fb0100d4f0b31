import { cva } from '#styled-system/css'

/**
 * A surface on which the colour tokens have other values, so that everything inside keeps using `muted`, `hover` or
 * `border`. `color-scheme` covers parts without a colour token, such as scrollbars and hairline shadows.
 */
export const surfaceTone = cva({
  base: { color: 'fg', background: 'canvas', '--ring': '{colors.canvas}' },
  variants: {
    tone: {
      paper: { '--colors-canvas': '{colors.surface}' },
      ink: {
        colorScheme: 'dark',
        '--colors-canvas': { base: '{colors.ink.base}', _dark: '{colors.neutral.975}' },
        '--colors-surface': '{colors.ink.deep}',
        '--colors-fg': '{colors.white}',
        '--colors-muted': '{colors.ink.fgMuted}',
        '--colors-subtle': '{colors.ink.fgSubtle}',
        '--colors-placeholder': '{colors.ink.fgSubtle}',
        '--colors-hover': '{colors.ink.raised}',
        '--colors-pressed': '{colors.ink.line}',
        '--colors-border': '{colors.ink.line}',
        '--colors-accent-selected': '{colors.ink.raised}',
        '--colors-accent-on-selected': '{colors.white}',
        '--colors-accent-ring': '{colors.accent.300}',
        '--colors-accent-solid': '{colors.accent.400}',
        '--colors-accent-on-solid': '{colors.ink.deep}',
      },
      accent: {
        colorScheme: 'dark',
        '--colors-canvas': {
          base: '{colors.accent.700}',
          _amber: '{colors.accent.800}',
          _dark: '{colors.accent.900}',
        },
        '--colors-surface': { base: '{colors.accent.800}', _amber: '{colors.accent.900}' },
        '--colors-fg': '{colors.white}',
        '--colors-muted': '{colors.accent.100}',
        '--colors-subtle': '{colors.accent.200}',
        '--colors-placeholder': '{colors.accent.200}',
        '--colors-hover': { base: '{colors.accent.600}', _amber: '{colors.accent.700}' },
        '--colors-pressed': '{colors.accent.800}',
        '--colors-border': { base: '{colors.accent.600}', _amber: '{colors.accent.700}' },
        '--colors-accent-selected': { base: '{colors.accent.600}', _amber: '{colors.accent.700}' },
        '--colors-accent-on-selected': '{colors.white}',
        '--colors-accent-ring': '{colors.accent.200}',
        '--colors-accent-solid': '{colors.accent.200}',
        '--colors-accent-on-solid': '{colors.accent.950}',
      },
    },
  },
})

export type SurfaceTone = 'paper' | 'ink' | 'accent'
