import type { ErrorComponentProps, NotFoundRouteProps } from '@tanstack/react-router'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/** Shown in place of a screen that failed; rarely needed, so loaded on demand. */
export const ScreenError = lazyWithRetry<ErrorComponentProps>(() =>
  import('./failed.tsx').then(module => module.Failed),
)

export const NotFound = lazyWithRetry<NotFoundRouteProps>(() =>
  import('./missing.tsx').then(module => module.Missing),
)
