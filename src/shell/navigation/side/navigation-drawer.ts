import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/** The navigation over the content. Only small screens load it, when the user reaches for the menu button. */
export const NavigationDrawer = lazyWithRetry(() =>
  import('./navigation-over.tsx').then(module => module.NavigationOver),
)
