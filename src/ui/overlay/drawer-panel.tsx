import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type AnimationEvent, useLayoutEffect, useRef, useState } from 'react'
import { css, cva, cx } from '#styled-system/css'
import type { DrawerProps } from './drawer-props.ts'
import { useEarlyEscape } from './early-escape.ts'
import { keepModal } from './keep-modal.ts'
import { useWaitForDialogs } from './open-dialogs.ts'
import { scrim } from './scrim.ts'

/** A drawer over the page: modal, with a scrim. Screens use `Drawer`, which loads this. */
export function DrawerPanel({
  open: shouldOpen,
  onOpenChange,
  label,
  side = 'right',
  width,
  printsAlone,
  children,
}: DrawerProps) {
  const open = useWaitForDialogs(shouldOpen)
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const [isGone, setIsGone] = useState(false)
  if (open && isGone) setIsGone(false)
  useEarlyEscape(content, open, () => onOpenChange(false))
  // Runs before the content is mounted. If the content takes the focus, it keeps it.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  // Ark can miss the end of the animation while the page is busy, because it starts to listen late.
  const leave = ({ target, currentTarget }: AnimationEvent) => setIsGone(!open && target === currentTarget)

  return (
    <Ark.Root
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      onInteractOutside={keepModal}
      initialFocusEl={() =>
        focusable(document.activeElement, within => content.current?.contains(within)) ??
        // The drawer was opened by its address and not by a key, so the first button gets no focus ring.
        (opener.current === document.body ? content.current : null)
      }
      finalFocusEl={() => focusable(opener.current, element => element.isConnected)}
      lazyMount
      unmountOnExit
    >
      {!isGone && (
        <Portal>
          <Ark.Backdrop className={cx(scrim, css({ zIndex: 'drawer' }))} />
          <Ark.Content
            ref={content}
            aria-label={label}
            data-print-alone={printsAlone || undefined}
            className={panel({ side, width })}
            onAnimationEnd={leave}
          >
            {children}
          </Ark.Content>
        </Portal>
      )}
    </Ark.Root>
  )
}

/** Returns the element if it can be focused; otherwise null, and the layer chooses. */
function focusable(element: Element | null, fits: (element: Element) => boolean | undefined) {
  return element instanceof HTMLElement && element !== document.body && fits(element) ? element : null
}

const panel = cva({
  base: {
    position: 'fixed',
    insetBlock: '0',
    zIndex: 'drawer',
    width: 'full',
    overflow: 'hidden',
    background: 'surface',
    boxShadow: 'drawer',
    _open: { animationDuration: 'drawer', animationTimingFunction: 'enter' },
    _closed: {
      animationDuration: 'base',
      animationTimingFunction: 'exit',
      animationFillMode: 'forwards',
    },
    _focusVisible: { outline: 'none' },
    _highContrast: { border: '[1px solid]' },
    _print: { display: 'none' },
  },
  variants: {
    side: {
      left: {
        insetInlineStart: '0',
        borderEndRadius: { sm: '2xl' },
        _open: { animationName: 'slideInLeft' },
        _closed: { animationName: 'slideOutLeft' },
      },
      right: {
        insetInlineEnd: '0',
        borderStartRadius: { sm: '2xl' },
        _open: { animationName: 'slideInRight' },
        _closed: { animationName: 'slideOutRight' },
      },
    },
    width: {
      md: { maxWidth: { sm: 'pane.drawerOver' } },
      wide: { maxWidth: { sm: 'pane.drawerWide' } },
      nav: { maxWidth: 'nav.classic', borderRadius: '0' },
    },
  },
  defaultVariants: { width: 'md' },
})
