import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { Suspense } from 'react'
import { ignoreToastClicks } from '#src/ui/feedback/toast.tsx'
import type { Layer } from '#src/ui/lazy/lazy-layer.tsx'
import { css, cva, cx } from '#styled-system/css'
import { floating } from './floating.ts'
import type { PopoverProps } from './popover-props.ts'

type Props = Omit<Layer, 'byKey'> & Pick<PopoverProps, 'label' | 'width' | 'flush' | 'placement' | 'children'>

/** The sheet of a `Popover`. */
export function PopoverPanel({ open, onOpenChange, ids, placement = 'bottom-start', ...props }: Props) {
  return (
    <Ark.Root
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      ids={ids}
      positioning={{ placement, gutter: 8, overflowPadding: 8, strategy: 'fixed' }}
      onInteractOutside={ignoreToastClicks}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner className={css({ _print: { display: 'none' } })}>
          <Ark.Content
            aria-label={props.label}
            aria-labelledby={undefined}
            className={cx(floating, panel({ width: props.width, flush: props.flush }))}
          >
            <Suspense>{props.children(() => onOpenChange(false))}</Suspense>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const panel = cva({
  variants: {
    width: { md: { width: 'pane.popover' }, sm: { width: 'pane.menu' }, auto: {} },
    flush: { true: { padding: '0' }, false: { padding: '4' } },
  },
  defaultVariants: { width: 'md', flush: false },
})
