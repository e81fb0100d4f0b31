import type { ThemeName } from './conditions.ts'

/** `theme` is the accent, `scheme` day or night, `fontSizeType` 1 the small font. */
export type Display = {
  theme: ThemeName | `theme-${ThemeName}`
  scheme: 'auto' | 'light' | 'dark'
  fontSizeType: 0 | 1
}

const key = 'outpost.display'

/** Shows the display at once and remembers it on this device; `public/display.js` shows it before the next first paint. */
export function applyDisplay(display: Display) {
  const { dataset } = document.documentElement
  dataset.theme = display.theme.replace('theme-', '')
  if (display.scheme === 'auto') delete dataset.scheme
  else dataset.scheme = display.scheme
  if (display.fontSizeType === 1) dataset.density = 'small'
  else delete dataset.density
  try {
    localStorage.setItem(key, JSON.stringify(display))
  } catch {
    // Storage is forbidden or full: the display holds until the page is closed.
  }
  tintBrowser()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tintBrowser)
}

/** What this device showed last; the defaults when it never did. */
export function rememberedDisplay(): Display {
  const display: Display = { theme: 'default', scheme: 'auto', fontSizeType: 0 }
  try {
    return { ...display, ...JSON.parse(localStorage.getItem(key) ?? '{}') }
  } catch {
    return display
  }
}

/** Gives the bars of the browser or the phone the colour of the page's ground. */
function tintBrowser() {
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]') ?? document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = getComputedStyle(document.body).backgroundColor
  document.head.append(meta)
}
