import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { LazyLayer } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import type { PopoverProps } from './popover-props.ts'

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
