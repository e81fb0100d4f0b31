import type { ReactNode } from 'react'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { docsPages } from './addresses.ts'

const page = (load: () => Promise<{ Page: () => ReactNode }>) =>
  lazyWithRetry(async () => (await load()).Page)

const changelog = page(() => import('./pages/changelog.tsx'))
const reference = page(() => import('./pages/api.tsx'))
const guides = page(() => import('./pages/guides.tsx'))

/** Returns the page of an address below `/docs/`; undefined if there is none. */
export function pageAt(path: string) {
  if (!docsPages.includes(path)) return undefined
  return path === 'changelog' ? changelog : path === 'api' ? reference : guides
}
