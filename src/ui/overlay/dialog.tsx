import type { ReactNode } from 'react'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

export interface DialogProps {
  /** On paper it stands alone, without the page that it lies over. */
  printsAlone?: boolean
  open: boolean
  /** Asked to close by Escape, the scrim or the close button: a dialog with an address goes back in the URL. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Buttons at the right end, the safe one first. */
  footer?: ReactNode
  /** 480 or 640 wide; a bottom sheet on phones either way. */
  size?: 'md' | 'lg'
  /** A question that must be answered: the scrim does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** False leaves out the close button, for short questions that their footer answers. */
  closable?: boolean
  onExited?: () => void
  children: ReactNode
}

const DialogPanel = lazyWithRetry(() => import('./dialog-panel.tsx').then(module => module.DialogPanel))

/** A modal layer over the page; its code loads with the first one that opens. */
export function Dialog(props: DialogProps) {
  return (
    <LazyMount open={props.open}>
      <DialogPanel {...props} />
    </LazyMount>
  )
}
