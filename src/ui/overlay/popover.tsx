import type { ReactNode } from 'react'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { LazyLayer, type Trigger } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

export interface PopoverProps {
  trigger: Trigger
  /** Names the popover for those who do not see it. */
  label: string
  /** 400 wide, 268, or as wide as its content. */
  width?: 'md' | 'sm' | 'auto'
  /** The content keeps its own distance from the edge, as a list with rules does. */
  flush?: boolean
  /** On a phone it comes up from the edge of the screen. */
  sheet?: boolean
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'right-start'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Fetches what the content needs, as soon as someone reaches for the trigger. */
  preload?: () => void
  /** Rendered while it is open. */
  children: (close: () => void) => ReactNode
}

const PopoverPanel = lazyWithRetry(() => import('./popover-panel.tsx').then(module => module.PopoverPanel))
const SheetPanel = lazyWithRetry(() => import('./sheet-panel.tsx').then(module => module.SheetPanel))

/** A sheet by its trigger, for a few fields or a short list. Its code loads when someone reaches for it. */
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
