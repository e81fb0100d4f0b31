import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'undo'
  text: string
  onUndo?: () => void
  /** Instead of the sign of its kind. */
  icon?: ReactNode
}

const ToastList = lazyWithRetry(() => import('./toast-list.tsx').then(module => module.ToastList))

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something in passing: for 3 s, or with Undo for 6 s. Needs `<Toasts />` on the page. */
export const toast = {
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),
  undo: (text: string, onUndo: () => void, icon?: ReactNode) => show({ kind: 'undo', text, onUndo, icon }),
}

function show(shown: Omit<Toast, 'id'>) {
  lastId += 1
  const isRepeated = ({ kind, text }: Toast) => kind !== 'undo' && kind === shown.kind && text === shown.text
  // Said again, it is not said twice: the newest takes the place of the same one.
  set([...toasts.filter(toast => !isRepeated(toast)), { ...shown, id: lastId }])
}

export const dismiss = (id: number) => set(toasts.filter(toast => toast.id !== id))

function set(next: Toast[]) {
  toasts = next
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const regionId = 'toasts'

/**
 * For layers, which would close: a toast can be pressed while one is open. Their own `persistentElements` would reject
 * a promise that nobody waits for, which counts as an error of the page, when a layer is gone as soon as it is there.
 */
export function ignoreToastClicks(pressed: CustomEvent<{ originalEvent: Event }>) {
  const { target } = pressed.detail.originalEvent
  if (target instanceof Element && target.closest(`#${regionId}`)) pressed.preventDefault()
}

/** The one place where toasts appear; how they look loads with the first. The live region is there from the start. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return createPortal(
    <div id={regionId} role="status" aria-live="polite">
      <Suspense>{shown.length > 0 && <ToastList toasts={shown} />}</Suspense>
    </div>,
    document.body,
  )
}
