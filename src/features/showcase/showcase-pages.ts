import type { ReactNode } from 'react'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import type { ShowcaseAddress } from './addresses.ts'

interface PageModule {
  Page: () => ReactNode
}

const page = (load: () => Promise<PageModule>) => lazyWithRetry(async () => (await load()).Page)

const icons = page(() => import('./pages/icons.tsx'))
const layouts = page(() => import('./pages/page-layouts.tsx'))

const pages: Record<ShowcaseAddress, ReturnType<typeof page>> = {
  'material-components': page(() => import('./pages/material-components.tsx')),
  'fuse-components': page(() => import('./pages/fuse-components.tsx')),
  'other-components': page(() => import('./pages/other-components.tsx')),
  tailwindcss: page(() => import('./pages/tailwindcss.tsx')),
  'advanced-search': page(() => import('./pages/advanced-search.tsx')),
  animations: page(() => import('./pages/animations.tsx')),
  cards: page(() => import('./pages/cards.tsx')),
  colors: page(() => import('./pages/colors.tsx')),
  'confirmation-dialog': page(() => import('./pages/confirmation-dialog.tsx')),
  datatable: page(() => import('./pages/datatable.tsx')),
  'forms/fields': page(() => import('./pages/forms-fields.tsx')),
  'forms/layouts': page(() => import('./pages/forms-layouts.tsx')),
  'forms/wizards': page(() => import('./pages/forms-wizards.tsx')),
  'icons/heroicons-outline': icons,
  'icons/heroicons-solid': icons,
  'icons/heroicons-mini': icons,
  'icons/material-twotone': icons,
  'icons/material-outline': icons,
  'icons/material-solid': icons,
  'icons/feather': icons,
  'page-layouts/overview': page(() => import('./pages/page-layouts-overview.tsx')),
  'page-layouts/empty': page(() => import('./pages/page-layouts-empty.tsx')),
  'page-layouts/carded/fullwidth': layouts,
  'page-layouts/carded/left-sidebar': layouts,
  'page-layouts/carded/right-sidebar': layouts,
  'page-layouts/simple/fullwidth': layouts,
  'page-layouts/simple/left-sidebar': layouts,
  'page-layouts/simple/right-sidebar': layouts,
  typography: page(() => import('./pages/typography.tsx')),
}

/** Returns the page of an address below `/ui/`; undefined if there is none. Each page is its own chunk. */
export const pageAt = (path: string) => Object.entries(pages).find(([address]) => address === path)?.[1]
