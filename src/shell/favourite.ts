import { type Display, defaultDisplay, layouts, schemes, themes } from '#src/contract/shared/display.ts'
import { parseJson } from '#src/lib/text/parse-json.ts'

const oneOf = <Value>(values: readonly Value[], value: unknown, other: Value): Value =>
  values.find(one => one === value) ?? other

/** Parses the favourite display settings, JSON text from the server. Unknown values become the defaults. */
export function readFavourite(text: string): Display {
  const { Theme, Scheme, Layout } = Object(parseJson(text))
  const { theme, scheme, layout } = defaultDisplay
  return {
    theme: oneOf(
      themes.map(name => `theme-${name}` as const),
      Theme,
      theme,
    ),
    scheme: oneOf(schemes, Scheme, scheme),
    layout: oneOf(layouts, Layout, layout),
  }
}
