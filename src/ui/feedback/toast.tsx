import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'undo' | 'news'
  text: string
  /** The second line of news. */
  detail?: string
  onUndo?: () => void
  /** Instead of the icon of its kind. */
  icon?: ReactNode
}

const ToastList = lazyWithRetry(() => import('./toast-list.tsx').then(module => module.ToastList))

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message for 3 s, news or a message with Undo for 6 s. Needs `<Toasts />` on the page. */
export const toast = {
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),
  undo: (text: string, onUndo: () => void, icon?: ReactNode) => show({ kind: 'undo', text, onUndo, icon }),
}

/** `news` is what nobody asked for: it appears at the top, where it covers no buttons of forms. */
export function show(shown: Omit<Toast, 'id'>) {
  lastId += 1
  const isRepeated = ({ kind, text }: Toast) => kind !== 'undo' && kind === shown.kind && text === shown.text
  // A repeated message replaces the same one.
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
 * For layers, which would close: a toast can be pressed while a layer is open. The `persistentElements` of Ark would
 * reject a promise that nobody handles, an error of the page, when a layer closes right after it opened.
 */
export function ignoreToastClicks(pressed: CustomEvent<{ originalEvent: Event }>) {
  const { target } = pressed.detail.originalEvent
  if (target instanceof Element && target.closest(`#${regionId}`)) pressed.preventDefault()
}

/** The place where toasts appear; their style loads with the first one. The live region exists from the start. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return createPortal(
    <div id={regionId} role="status" aria-live="polite">
      <Suspense>{shown.length > 0 && <ToastList toasts={shown} />}</Suspense>
    </div>,
    document.body,
  )
}
