import { lazily } from '#src/ui/lazy/lazily.tsx'

/** The navigation over the content; only small screens fetch it, when someone reaches for the menu button. */
export const NavigationDrawer = lazily(() =>
  import('./navigation-over.tsx').then(module => module.NavigationOver),
)
