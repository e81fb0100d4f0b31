import type { ErrorComponentProps, NotFoundRouteProps } from '@tanstack/react-router'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/** What a screen that failed shows instead; rarely needed, so fetched then. */
export const ScreenError = lazyWithRetry<ErrorComponentProps>(() =>
  import('./failed.tsx').then(module => module.Failed),
)

export const NotFound = lazyWithRetry<NotFoundRouteProps>(() =>
  import('./missing.tsx').then(module => module.Missing),
)
