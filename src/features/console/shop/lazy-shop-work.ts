import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/** `ShopWork`, whose code the route preloads. */
export const ShopWork = lazyWithRetry(() => import('./shop-work.tsx').then(module => module.ShopWork))
