import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '#src/contract/shared/display.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/** A layout from `layouts/`, drawn around a screen. */
export type LayoutComponent = ComponentType<{ children: ReactNode }>

const imports: Record<Layout, () => Promise<LayoutComponent>> = {
  empty: () => import('./layouts/empty.tsx').then(module => module.Empty),
  centered: () => import('./layouts/centered.tsx').then(module => module.Centered),
  enterprise: () => import('./layouts/enterprise.tsx').then(module => module.Enterprise),
  material: () => import('./layouts/material.tsx').then(module => module.Material),
  modern: () => import('./layouts/modern.tsx').then(module => module.Modern),
  classic: () => import('./layouts/classic.tsx').then(module => module.Classic),
  classy: () => import('./layouts/classy.tsx').then(module => module.Classy),
  compact: () => import('./layouts/compact.tsx').then(module => module.Compact),
  dense: () => import('./layouts/dense.tsx').then(module => module.Dense),
  futuristic: () => import('./layouts/futuristic.tsx').then(module => module.Futuristic),
  thin: () => import('./layouts/thin.tsx').then(module => module.Thin),
}

/** Layouts with a navigation set of their own. The other layouts use the default set. */
const withOwnSet: readonly Layout[] = [
  'centered',
  'enterprise',
  'material',
  'modern',
  'compact',
  'futuristic',
]

export const hasOwnSet = (layout: Layout) => withOwnSet.includes(layout)

/** Loads a layout before it is shown, so that a screen never appears without its surroundings. Rejects as `import` does. */
export async function preloadLayout(layout: Layout) {
  await imports[layout]()
  await layoutComponent(layout).preload()
}

const shown = new Map<Layout, ReturnType<typeof load>>()
const load = (layout: Layout) => lazyWithRetry(imports[layout])

export function layoutComponent(layout: Layout) {
  const component = shown.get(layout) ?? load(layout)
  shown.set(layout, component)
  return component
}
