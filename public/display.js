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

// The style sheet for the first screen, and what the app asks for later: its texts and the scripts of the sign-in page
// or, with a session, the configuration, the scripts of the shell and of the screen, and the data that the screen reads.
;(() => {
  const { src, dataset } = document.currentScript
  // During development the app loads everything itself.
  if (!dataset.styles) return
  const load = (file, attributes, sheet) => {
    const link = document.createElement('link')
    Object.assign(link, { href: new URL(file, src), crossOrigin: '', ...attributes })
    if (sheet !== undefined) link.dataset.sheet = sheet
    document.head.append(link)
  }
  let files = dataset.visitor.split(' ')
  let token
  let locale = 'vi'
  try {
    locale = localStorage.getItem('outpost.locale') ?? locale
    token = localStorage.getItem('outpost.session') ?? sessionStorage.getItem('outpost.session')
    const { shell } = dataset
    if (token) files = shell.split(' ')
    // `src/device/start/start-files.ts` stores what a screen needs behind the scripts of its shell.
    const stored = JSON.parse(localStorage.getItem('outpost.start'))?.[location.pathname]
    if (token && stored?.startsWith(shell)) files = stored.split(' ')
  } catch {
    // Forbidden storage, or a stored value that cannot be read.
  }
  const isRead = file => file.startsWith('/')
  // The name of a script ends in the number of the sheet that it needs.
  const sheet = files.some(file => file.endsWith('-2.js')) ? 2 : token ? 1 : 0
  load(dataset.styles.split(' ')[sheet], { rel: 'stylesheet', blocking: 'render' }, sheet)
  for (const file of files) if (!isRead(file)) load(file, { rel: 'modulepreload' })
  load(`i18n/${locale}.json`, { rel: 'preload', as: 'fetch' })
  if (!token) return
  // The body of a preloaded file that no script reads keeps a request of the worker open, and a new version waits for
  // it: without a session nothing reads the configuration.
  load('config.json', { rel: 'preload', as: 'fetch' })
  if (!navigator.serviceWorker?.controller) return
  const headers = { 'Accept-Language': locale, Authorization: `Bearer ${token}` }
  globalThis.firstReplies = new Map(files.filter(isRead).map(read => [read, fetch(read, { headers })]))
  // The app repeats a call that has failed.
  for (const reply of globalThis.firstReplies.values()) reply.catch(() => {})
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
