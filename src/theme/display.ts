import type { ThemeName } from './conditions.ts'

/** `theme` is the accent, `scheme` light or dark; `fontSizeType` 1 is the small font. */
export type Display = {
  theme: ThemeName | `theme-${ThemeName}`
  scheme: 'auto' | 'light' | 'dark'
  fontSizeType: 0 | 1
}

const key = 'outpost.display'

/**
 * Applies the display settings and stores them on this device. On the next page, `public/display.js` applies them
 * before the first paint.
 */
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
    // Storage is forbidden or full: the settings are used until the page is closed.
  }
  tintBrowser()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tintBrowser)
}

/** Returns the settings that were last used on this device, or the defaults. */
export function rememberedDisplay(): Display {
  const display: Display = { theme: 'default', scheme: 'auto', fontSizeType: 0 }
  try {
    return { ...display, ...JSON.parse(localStorage.getItem(key) ?? '{}') }
  } catch {
    return display
  }
}

/** Sets the colour of the bars of the browser or phone to the background colour of the page. */
function tintBrowser() {
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]') ?? document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = getComputedStyle(document.body).backgroundColor
  document.head.append(meta)
}
