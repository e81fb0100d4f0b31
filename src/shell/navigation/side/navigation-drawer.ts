import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/** The navigation over the content. Only small screens load it, when the pointer or the focus is on the menu button. */
export const NavigationDrawer = lazyWithRetry(() =>
  import('./navigation-over.tsx').then(module => module.NavigationOver),
)
