import * as v from 'valibot'

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
export type Display = v.InferOutput<typeof Display>
export const Display = v.object({
  theme: v.picklist(themes.map(theme => `theme-${theme}` as const)),
  scheme: v.picklist(schemes),
  layout: v.picklist(layouts),
})

export const defaultDisplay: Display = { theme: 'theme-default', scheme: 'auto', layout: 'classy' }
