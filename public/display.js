// Applies the stored display settings before the first paint. `src/theme/display.ts` stores them. This script is no
// module and has no imports.
;(() => {
  try {
    const { theme, scheme, fontSizeType } = JSON.parse(localStorage.getItem('outpost.display') ?? '{}')
    const { dataset } = document.documentElement
    if (theme) dataset.theme = String(theme).replace('theme-', '')
    if (scheme === 'dark' || scheme === 'light') dataset.scheme = scheme
    if (fontSizeType === 1) dataset.density = 'small'
  } catch {
    // Unreadable or forbidden storage: the defaults of the style sheet are used.
  }
})()

// What the app asks for later is loaded beside its first scripts: its texts and, with a session, the configuration and
// the scripts of the shell and of the screen.
;(() => {
  const { src, dataset } = document.currentScript
  const load = (file, attributes) =>
    document.head.append(
      Object.assign(document.createElement('link'), {
        href: new URL(file, src),
        crossOrigin: '',
        ...attributes,
      }),
    )
  try {
    load(`i18n/${localStorage.getItem('outpost.locale') ?? 'vi'}.json`, { rel: 'preload', as: 'fetch' })
    const isSignedIn = localStorage.getItem('outpost.session') ?? sessionStorage.getItem('outpost.session')
    if (!isSignedIn) return
    // The body of a preloaded file that no script reads keeps a request of the worker open, and a new version waits for
    // it: without a session nothing reads the configuration.
    load('config.json', { rel: 'preload', as: 'fetch' })
    // `src/device/worker/start-scripts.ts` stores those of a screen behind those of its shell.
    const { shell } = dataset
    const stored = JSON.parse(localStorage.getItem('outpost.start'))?.[location.pathname]
    for (const file of (stored?.startsWith(shell) ? stored : shell).split(' '))
      load(file, { rel: 'modulepreload' })
  } catch {
    // Forbidden storage: the app loads them itself.
  }
})()

// Shows a message instead of a blank page when a file is missing without which the app cannot start.
;(() => {
  const recovery = new URL('recovery.js', document.currentScript.src)
  const recover = ({ target }) => {
    const isFile = target instanceof HTMLScriptElement || target.rel === 'stylesheet'
    const isStarted = document.getElementById('root')?.hasChildNodes()
    if ((isFile || target === window) && !isStarted) import(recovery)
  }
  addEventListener('error', recover, true)
})()
