import type { ErrorComponentProps, NotFoundRouteProps } from '@tanstack/react-router'
import { lazily } from '#src/ui/lazy/lazily.tsx'

/** What a screen that failed shows instead; rarely needed, so fetched then. */
export const ScreenError = lazily<ErrorComponentProps>(() =>
  import('./failed.tsx').then(module => module.Failed),
)

export const NotFound = lazily<NotFoundRouteProps>(() =>
  import('./missing.tsx').then(module => module.Missing),
)
