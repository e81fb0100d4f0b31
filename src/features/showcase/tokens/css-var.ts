/** The categories of tokens, as the theme names them. */
export type TokenCategory =
  | 'colors'
  | 'spacing'
  | 'sizes'
  | 'radii'
  | 'shadows'
  | 'durations'
  | 'easings'
  | 'zIndex'
  | 'fontSizes'

const hyphenate = (text: string) => text.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Returns the CSS value of a token: `var(--colors-accent-on-solid)` for `accent.onSolid`. */
export const cssVar = (category: TokenCategory, name: string) => {
  const whole = /^\d+\.\d+$/.test(name) ? name.replace('.', '\\.') : name.replaceAll('.', '-')
  return `var(--${hyphenate(category)}-${hyphenate(whole)})`
}
