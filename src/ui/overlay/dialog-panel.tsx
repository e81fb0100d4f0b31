import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css, cva, cx } from '#styled-system/css'
import type { DialogProps } from './dialog-props.ts'
import { useEarlyEscape } from './early-escape.ts'
import { keepModal } from './keep-modal.ts'
import { useOpenDialog } from './open-dialogs.ts'
import { scrim } from './scrim.ts'

/** The dialog itself. Screens use `Dialog`, which loads this. */
export function DialogPanel({ size, footer, closable = true, ...props }: DialogProps) {
  const { t } = useLingui()
  useOpenDialog(props.open)
  const content = useRef<HTMLDivElement>(null)
  useEarlyEscape(content, props.open, () => props.onOpenChange(false))
  return (
    <Ark.Root
      open={props.open}
      onOpenChange={change => props.onOpenChange(change.open)}
      onExitComplete={props.onExited}
      role={props.role ?? 'dialog'}
      // A field that took the focus when it was mounted keeps it.
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(':focus') ?? null}
      onInteractOutside={keepModal}
      // When a dialog opens while another one closes, Ark treats it as a part of that one and closes it too.
      onRequestDismiss={event => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={cx(scrim, css({ zIndex: 'dialog' }))} />
        <Ark.Positioner className={positioner}>
          <Ark.Content
            ref={content}
            className={sheet({ size })}
            data-print-alone={props.printsAlone || undefined}
          >
            <div className={header}>
              <Ark.Title className={title}>{props.title}</Ark.Title>
              {closable && (
                <IconButton label={t`Close`} onClick={() => props.onOpenChange(false)}>
                  <XMarkIcon />
                </IconButton>
              )}
            </div>
            <div className={body}>{props.children}</div>
            {footer && <footer className={actions}>{footer}</footer>}
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
  alignItems: { base: 'end', sm: 'center' },
  justifyItems: 'center',
  padding: { base: '0', sm: '6' },
  overflow: 'hidden',
  pointerEvents: 'none',
})

const sheet = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxHeight: { base: '[92dvh]', sm: '[min(100%, 56rem)]' },
    pointerEvents: 'auto',
    background: 'raised',
    borderTopRadius: '2xl',
    borderBottomRadius: { base: '0', sm: '2xl' },
    boxShadow: 'xl',
    overflow: 'hidden',
    animationTimingFunction: 'enter',
    _open: {
      animationName: { base: 'slideInUp', sm: 'rise' },
      animationDuration: { base: 'drawer', sm: 'base' },
    },
    _closed: {
      animationName: { base: 'slideOutDown', sm: 'fall' },
      animationDuration: { base: 'base', sm: 'fast' },
      animationTimingFunction: 'exit',
      animationFillMode: 'forwards',
    },
    _focusVisible: { outline: 'none' },
    _highContrast: { border: '[1px solid]' },
  },
  variants: {
    size: {
      md: { maxWidth: { sm: 'pane.dialog' } },
      lg: { maxWidth: { sm: 'pane.dialogWide' } },
      full: { maxWidth: { sm: 'pane.content' }, height: '[92dvh]' },
    },
  },
  defaultVariants: { size: 'md' },
})

const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'topbar',
  flex: 'none',
  paddingInlineStart: { base: '5', sm: '7' },
  paddingInlineEnd: '3.5',
  paddingBlock: '2',
})

const title = css({ flex: '1', minWidth: '0', textStyle: 'title', color: 'fg' })

const body = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: { base: '5', sm: '7' },
  paddingBlockStart: '1',
  paddingBlockEnd: '6',
})

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2.5',
  flex: 'none',
  paddingInline: { base: '5', sm: '7' },
  paddingBlockStart: '4',
  paddingBlockEnd: '[max(1.25rem, env(safe-area-inset-bottom))]',
  borderBlockStart: 'hairline',
})
