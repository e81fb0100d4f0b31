import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import type { DialogProps } from './dialog-props.ts'

const DialogPanel = lazyWithRetry(() => import('./dialog-panel.tsx').then(module => module.DialogPanel))

/** A modal layer over the page; its code loads with the first one. */
export function Dialog(props: DialogProps) {
  return (
    <LazyMount open={props.open}>
      <DialogPanel {...props} />
    </LazyMount>
  )
}
