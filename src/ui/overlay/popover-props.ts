import type { ReactNode } from 'react'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'

/** The properties of `Popover`. */
export interface PopoverProps {
  trigger: Trigger
  /** The accessible name of the popover. */
  label: string
  /** 400 px, 268 px, or as wide as its content. */
  width?: 'md' | 'sm' | 'auto'
  /** The content has its own padding, for example a list with lines. */
  flush?: boolean
  /** On a phone it is a sheet at the bottom of the screen. */
  sheet?: boolean
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'right-start'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Loads the data of the content. Called when the pointer or the focus reaches the trigger. */
  preload?: () => void
  /** Rendered while it is open. */
  children: (close: () => void) => ReactNode
}
