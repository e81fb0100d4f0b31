import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ComponentProps, ReactNode } from 'react'
import { css } from '#styled-system/css'

interface Props {
  open: boolean
  onClose: () => void
  ids: { trigger: string; content: string }
  placement: 'top' | 'bottom' | 'left' | 'right'
  hover: Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave'>
  children: ReactNode
}

/** The dark label of a `Tooltip`. */
export function TooltipPanel({ open, onClose, ids, placement, hover, children }: Props) {
  return (
    <Ark.Root
      open={open}
      onOpenChange={change => !change.open && onClose()}
      ids={ids}
      positioning={{ placement, gutter: 6, overflowPadding: 8, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={label} {...hover}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const label = css({
  zIndex: 'tooltip',
  maxWidth: '64',
  paddingInline: '2.5',
  paddingBlock: '1.5',
  borderRadius: 'sm',
  background: 'inverse',
  color: 'onInverse',
  textStyle: 'caption',
  boxShadow: 'md',
  _open: { animationName: 'rise', animationDuration: 'base', animationTimingFunction: 'enter' },
  _closed: { animationName: 'fadeOut', animationDuration: 'fast' },
  _print: { display: 'none' },
})
