import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '#src/contract/display.ts'
import { lazily } from '#src/ui/lazily.tsx'

/** An arrangement of `parts/` around a screen. */
export type Arrangement = ComponentType<{ children: ReactNode }>

const classy = () => import('./layouts/classy.tsx').then(module => module.Classy)

/** Every layout by the name that the display config knows it by. One that is not here is shown as classy. */
const imports: Partial<Record<Layout, () => Promise<Arrangement>>> = {
  classy,
  empty: () => import('./layouts/empty.tsx').then(module => module.Empty),
}

/** Fetches a layout before it is shown, so that a screen never appears without what surrounds it. */
export const loadArrangement = (layout: Layout) => (imports[layout] ?? classy)()

const shown = new Map<Layout, ReturnType<typeof arrange>>()
const arrange = (layout: Layout) => lazily(() => loadArrangement(layout))

export function arrangementOf(layout: Layout) {
  const arrangement = shown.get(layout) ?? arrange(layout)
  shown.set(layout, arrangement)
  return arrangement
}
