import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/index.css'
import { token } from './api/session.ts'
import { markFirstScreen } from './device/start/first-screen.ts'
import { loadStyles } from './device/start/styles.ts'
import { activate, i18n, rememberedLocale } from './i18n/activate.ts'
import { addRoutes, router } from './router.ts'

/** How long the first screen may take, in ms, before the app is shown without it. */
const FIRST_SCREEN_TIMEOUT_MS = 600

/**
 * A screen that is loaded before React starts appears immediately and as a transition. If React had to wait for any
 * part, it would delay the whole screen by 300 ms. Not awaited by this module: chunks import from it and cannot run
 * before it has finished.
 */
async function start(root: Element) {
  // Where loading the routes fails, the screen reports it.
  await Promise.all([
    activate(rememberedLocale()),
    loadStyles(0),
    token() && addRoutes().catch(() => undefined),
  ])
  const loaded = router.load().then(markFirstScreen)
  const isReady = await Promise.race([
    loaded,
    new Promise(resolve => setTimeout(resolve, FIRST_SCREEN_TIMEOUT_MS)),
  ])
  const render = () =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </StrictMode>,
    )
  if (isReady) startTransition(render)
  else render()
}

// A font is used from the layout after the one that needs it: without this, the first layout would be repeated. Both
// files are preloaded.
document.fonts.load('1em "Hanken Grotesk Variable"', 'aạ').catch(() => undefined)

const root = document.getElementById('root')
// `recovery.js` shows what prevents the app from starting.
if (root)
  start(root).catch(error => {
    console.warn(error)
    dispatchEvent(new Event('error'))
  })
