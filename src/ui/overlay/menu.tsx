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
  /** A key or a figure at the end of the line. */
  detail?: ReactNode
  /** Takes something away for good. */
  danger?: boolean
}

/** A line that can be ticked; the menu stays open. */
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
  /** Names the menu; by default its trigger does. */
  label?: string
  entries: MenuEntry[]
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start'
  /** Above the lines: who is signed in, for instance. */
  head?: ReactNode
}

const MenuPanel = lazyWithRetry(() => import('./menu-panel.tsx').then(module => module.MenuPanel))

/** Actions by their trigger, described as data. Its code loads when someone reaches for it. */
export function Menu({ trigger, ...panel }: MenuProps) {
  return (
    <LazyLayer trigger={trigger} popup="menu" preload={MenuPanel.preload}>
      {layer => <MenuPanel {...panel} {...layer} />}
    </LazyLayer>
  )
}
