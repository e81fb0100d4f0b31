// Applies the remembered display before the first paint. Written by `src/theme/display.ts`; no module, no dependency.
;(() => {
  try {
    const { theme, scheme, fontSizeType } = JSON.parse(localStorage.getItem('outpost.display') ?? '{}')
    const { dataset } = document.documentElement
    if (theme) dataset.theme = String(theme).replace('theme-', '')
    if (scheme === 'dark' || scheme === 'light') dataset.scheme = scheme
    if (fontSizeType === 1) dataset.density = 'small'
  } catch {
    // Unreadable or forbidden storage: the defaults of the style sheet hold.
  }
})()

// A file that the app cannot start without, and that cannot be had, must not leave a white page.
;(() => {
  const recovery = new URL('recovery.js', document.currentScript.src)
  const recover = ({ target }) => {
    const isFile = target instanceof HTMLScriptElement || target.rel === 'stylesheet'
    const isStarted = document.getElementById('root')?.hasChildNodes()
    if ((isFile || target === window) && !isStarted) import(recovery)
  }
  addEventListener('error', recover, true)
})()
