import type { ReactNode } from 'react'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { LazyLayer, type Trigger } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

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

const PopoverPanel = lazyWithRetry(() => import('./popover-panel.tsx').then(module => module.PopoverPanel))
const SheetPanel = lazyWithRetry(() => import('./sheet-panel.tsx').then(module => module.SheetPanel))

/**
 * A sheet next to its trigger, for a few fields or a short list. Its code loads when the pointer or the focus reaches
 * the trigger.
 */
export function Popover({ trigger, open, onOpenChange, preload, sheet = false, ...panel }: PopoverProps) {
  const isPhone = !useBreakpoint('sm')
  const Panel = sheet && isPhone ? SheetPanel : PopoverPanel

  function fetch() {
    Panel.preload()
    preload?.()
  }

  return (
    <LazyLayer trigger={trigger} popup="dialog" preload={fetch} open={open} onOpenChange={onOpenChange}>
      {layer => <Panel {...panel} {...layer} />}
    </LazyLayer>
  )
}
