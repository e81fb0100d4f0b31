import { rem } from './scales.ts'

/** Name → size, size with the small font, line height, weight, letter spacing. */
const styles = {
  micro: [11, 11, 16, 600, '0.01em'],
  caption: [12.5, 12, 18, 450, '0'],
  label: [13, 12.5, 18, 560, '0'],
  body: [14.5, 13.5, 22, 430, '0'],
  read: [16, 15, 27, 420, '0'],
  titleSm: [16, 15, 22, 600, '-0.005em'],
  title: [19, 18, 26, 600, '-0.01em'],
  heading: [25, 23, 32, 600, '-0.018em'],
  figure: [29, 27, 36, 550, '-0.02em'],
  display: [38, 35, 46, 600, '-0.024em'],
  hero: [52, 48, 60, 600, '-0.028em'],
} as const

type Style = keyof typeof styles
const each = <T>(make: (name: Style) => T) =>
  Object.fromEntries(Object.keys(styles).map(name => [name, make(name as Style)])) as Record<Style, T>

/** Sizes are variables, so that the small font changes them in one place. */
export const fontSizes = each(name => {
  const [size, small] = styles[name]
  return size === small ? rem(size) : { value: { base: rem(size).value, _small: rem(small).value } }
})

/** The text styles by name. */
export const textStyles = each(name => {
  const [, , , weight, tracking] = styles[name]
  return { value: { fontSize: name, lineHeight: name, fontWeight: `${weight}`, letterSpacing: tracking } }
})

/** Fonts, sizes, weights and line heights. */
export const type = {
  fonts: {
    sans: {
      value:
        "'Hanken Grotesk Variable', 'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    },
    mono: { value: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace" },
  },
  fontWeights: {
    text: { value: 430 },
    medium: { value: 500 },
    label: { value: 560 },
    title: { value: 600 },
    bold: { value: 700 },
  },
  /** Relative to the font size, so that the small font has the same proportions. */
  lineHeights: {
    ...each(name => ({ value: `${Math.round((styles[name][2] / styles[name][0]) * 1000) / 1000}` })),
    none: { value: '1' },
  },
  letterSpacings: { none: { value: '0' }, tight: { value: '-0.01em' }, tighter: { value: '-0.02em' } },
}
