import type { ReactNode } from 'react'
import { LazyLayer, type Trigger } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

interface Line {
  label: string
  /** An icon, an avatar, a dot. */
  icon?: ReactNode
  disabled?: boolean
}

export interface MenuAction extends Line {
  run: () => void
  /** A key or a figure at the end of the entry. */
  detail?: ReactNode
  /** Deletes something permanently. */
  danger?: boolean
}

/** An entry with a check mark; the menu stays open. */
export interface MenuTick extends Line {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** One of several. */
export interface MenuChoice {
  heading?: string
  value: string
  onChange: (value: string) => void
  options: (Line & { value: string })[]
}

export interface MenuGroup {
  heading: string
  entries: MenuEntry[]
}

export interface Submenu extends Line {
  entries: MenuEntry[]
}

export type MenuEntry = MenuAction | MenuTick | MenuChoice | MenuGroup | Submenu | 'separator'

export interface MenuProps {
  trigger: Trigger
  /** The accessible name of the menu; by default the trigger's. */
  label?: string
  entries: MenuEntry[]
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start'
  /** Above the entries: the signed-in user, for instance. */
  head?: ReactNode
}

const MenuPanel = lazyWithRetry(() => import('./menu-panel.tsx').then(module => module.MenuPanel))

/** A menu of actions, described as data. Its code loads when the user reaches for the trigger. */
export function Menu({ trigger, ...panel }: MenuProps) {
  return (
    <LazyLayer trigger={trigger} popup="menu" preload={MenuPanel.preload}>
      {layer => <MenuPanel {...panel} {...layer} />}
    </LazyLayer>
  )
}
