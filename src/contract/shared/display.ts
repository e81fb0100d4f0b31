/** spec: sample-data.md section 9, Themes */
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const
export const schemes = ['auto', 'dark', 'light'] as const
/** spec: product.md section 2, Layouts */
export const layouts = [
  'empty',
  'centered',
  'enterprise',
  'material',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
] as const

export type Theme = (typeof themes)[number]
export type Scheme = (typeof schemes)[number]
export type Layout = (typeof layouts)[number]

/** The favourite display config. spec: default layout classy, scheme auto, theme theme-default */
export interface Display {
  theme: `theme-${Theme}`
  scheme: Scheme
  layout: Layout
}

export const defaultDisplay: Display = { theme: 'theme-default', scheme: 'auto', layout: 'classy' }
