import type { ReactNode } from 'react'
import { Deferred, type Trigger } from './deferred.tsx'
import { lazily } from './lazily.tsx'

export interface PopoverProps {
  trigger: Trigger
  /** Names the popover for those who do not see it. */
  label: string
  /** 400 wide, 268, or as wide as its content. */
  width?: 'md' | 'sm' | 'auto'
  /** The content keeps its own distance from the edge, as a list with rules does. */
  flush?: boolean
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'right-start'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Fetches what the content needs, as soon as someone reaches for the trigger. */
  preload?: () => void
  /** Rendered while it is open. */
  children: (close: () => void) => ReactNode
}

const PopoverPanel = lazily(() => import('./popover-panel.tsx').then(module => module.PopoverPanel))

/** A sheet by its trigger, for a few fields or a short list. Its code loads when someone reaches for it. */
export function Popover({ trigger, open, onOpenChange, preload, ...panel }: PopoverProps) {
  function fetch() {
    PopoverPanel.preload()
    preload?.()
  }

  return (
    <Deferred trigger={trigger} popup="dialog" preload={fetch} open={open} onOpenChange={onOpenChange}>
      {layer => <PopoverPanel {...panel} {...layer} />}
    </Deferred>
  )
}
