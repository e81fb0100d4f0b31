import { LazyLayer } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import type { MenuProps } from './menu-props.ts'

const MenuPanel = lazyWithRetry(() => import('./menu-panel.tsx').then(module => module.MenuPanel))

/** A menu of actions, described as data. Its code loads when the pointer or the focus reaches the trigger. */
export function Menu({ trigger, ...panel }: MenuProps) {
  return (
    <LazyLayer trigger={trigger} popup="menu" preload={MenuPanel.preload}>
      {layer => <MenuPanel {...panel} {...layer} />}
    </LazyLayer>
  )
}
