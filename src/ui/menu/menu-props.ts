import type { ReactNode } from 'react'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'

interface Line {
  label: string
  /** An icon, an avatar, a dot. */
  icon?: ReactNode
  disabled?: boolean
}

/** An entry that runs an action. */
export interface MenuAction extends Line {
  run: () => void
  /** A key or a number at the end of the entry. */
  detail?: ReactNode
  /** Deletes something permanently. */
  danger?: boolean
}

/** An entry with a check mark; the menu stays open. */
export interface MenuTick extends Line {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A group of entries of which one is chosen. */
export interface MenuChoice {
  heading?: string
  value: string
  onChange: (value: string) => void
  options: (Line & { value: string })[]
}

/** Entries under a heading. */
export interface MenuGroup {
  heading: string
  entries: MenuEntry[]
}

/** An entry that opens another menu. */
export interface Submenu extends Line {
  entries: MenuEntry[]
}

/** Any entry of a menu. */
export type MenuEntry = MenuAction | MenuTick | MenuChoice | MenuGroup | Submenu | 'separator'

/** The properties of `Menu`. */
export interface MenuProps {
  trigger: Trigger
  /** The accessible name of the menu; by default the trigger's. */
  label?: string
  entries: MenuEntry[]
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start'
  /** Content above the entries, for example the signed-in user. */
  head?: ReactNode
}
