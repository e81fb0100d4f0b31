import * as v from 'valibot'
import { type Display, defaultDisplay, Display as Schema } from '#src/contract/shared/display.ts'
import { parseJson } from '#src/lib/text/parse-json.ts'

const { theme, scheme, layout } = Schema.entries
const Favourite = v.object({
  Theme: v.fallback(theme, defaultDisplay.theme),
  Scheme: v.fallback(scheme, defaultDisplay.scheme),
  Layout: v.fallback(layout, defaultDisplay.layout),
})

/** Parses the favourite display settings, JSON text from the server. Unknown values become the defaults. */
export function readFavourite(text: string): Display {
  const read = v.safeParse(Favourite, parseJson(text))
  if (!read.success) return defaultDisplay
  const { Theme, Scheme, Layout } = read.output
  return { theme: Theme, scheme: Scheme, layout: Layout }
}
