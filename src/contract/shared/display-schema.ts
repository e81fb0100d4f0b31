import * as v from 'valibot'
import { layouts, schemes, themes } from './display.ts'

/** The schema of a `Display`. Screens import its values without the schema library. */
export const DisplaySchema = v.object({
  theme: v.picklist(themes.map(theme => `theme-${theme}` as const)),
  scheme: v.picklist(schemes),
  layout: v.picklist(layouts),
})
