import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { Suspense, useRef } from 'react'
import type { Layer } from '#src/ui/lazy/lazy-layer.tsx'
import { css, cx } from '#styled-system/css'
import { useEarlyEscape } from './early-escape.ts'
import { keepModal } from './keep-modal.ts'
import type { PopoverProps } from './popover-props.ts'
import { scrim } from './scrim.ts'

type Props = Omit<Layer, 'byKey'> & Pick<PopoverProps, 'label' | 'flush' | 'children'>

/** The content of a `Popover` on a phone: a sheet at the bottom of the screen, over the darkened page. */
export function SheetPanel({ open, onOpenChange, ids, flush = false, label, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useEarlyEscape(content, open, () => onOpenChange(false))
  return (
    <Ark.Root
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      ids={ids}
      onInteractOutside={keepModal}
      // When the phone is turned, a popover replaces the sheet; a focus outside its trigger would close it.
      finalFocusEl={() => document.getElementById(ids.trigger)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={cx(scrim, css({ zIndex: 'dialog' }))} />
        <Ark.Positioner className={positioner}>
          <Ark.Content
            ref={content}
            aria-label={label}
            className={cx(sheet, !flush && css({ padding: '5' }))}
          >
            <Suspense>{children(() => onOpenChange(false))}</Suspense>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const positioner = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'grid',
  alignItems: 'end',
  pointerEvents: 'none',
  _print: { display: 'none' },
})
const sheet = css({
  width: 'full',
  maxHeight: '[88dvh]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  background: 'raised',
  borderTopRadius: '2xl',
  boxShadow: 'xl',
  paddingBlockEnd: '[env(safe-area-inset-bottom)]',
  _open: { animationName: 'slideInUp', animationDuration: 'drawer', animationTimingFunction: 'enter' },
  _closed: {
    animationName: 'slideOutDown',
    animationDuration: 'base',
    animationTimingFunction: 'exit',
    animationFillMode: 'forwards',
  },
  _focusVisible: { outline: 'none' },
  _highContrast: { border: '[1px solid]' },
})
