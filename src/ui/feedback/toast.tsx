import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { listeners } from '#src/lib/listeners.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/** A message that is visible now. */
export interface Toast {
  id: number
  kind: 'success' | 'error' | 'undo' | 'news'
  text: string
  /** The second line of a toast of kind `news`. */
  detail?: string
  /** The reason of a failed call: its code is shown for the support team. */
  error?: unknown
  onUndo?: () => void
  /** Replaces the icon of the kind. */
  icon?: ReactNode
}

const ToastList = lazyWithRetry(() => import('./toast-list.tsx').then(module => module.ToastList))

let toasts: Toast[] = []
let lastId = 0
const [subscribe, notify] = listeners()

/** Shows a message for 3 s, news or a message with Undo for 6 s. Needs `<Toasts />` on the page. */
export const toast = {
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),
  undo: (text: string, onUndo: () => void, icon?: ReactNode) => show({ kind: 'undo', text, onUndo, icon }),
}

/**
 * Shows a toast. The kind `news` does not follow an action of the user, so it appears at the top, where it covers no
 * buttons of forms.
 */
export function show(shown: Omit<Toast, 'id'>) {
  lastId += 1
  const isRepeated = ({ kind, text }: Toast) => kind !== 'undo' && kind === shown.kind && text === shown.text
  // A repeated message replaces the earlier one.
  set([...toasts.filter(toast => !isRepeated(toast)), { ...shown, id: lastId }])
}

/** Removes a toast. */
export const dismiss = (id: number) => set(toasts.filter(toast => toast.id !== id))

function set(next: Toast[]) {
  toasts = next
  notify()
}

const regionId = 'toasts'

/**
 * Keeps a layer open when a toast is pressed. The `persistentElements` of Ark would cause an unhandled rejection when a
 * layer closes directly after it opened.
 */
export function ignoreToastClicks(pressed: CustomEvent<{ originalEvent: Event }>) {
  const { target } = pressed.detail.originalEvent
  if (target instanceof Element && target.closest(`#${regionId}`)) pressed.preventDefault()
}

/** The place where toasts appear; their code loads with the first one. The live region exists from the start. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return createPortal(
    <div id={regionId} role="status" aria-live="polite">
      <Suspense>{shown.length > 0 && <ToastList toasts={shown} />}</Suspense>
    </div>,
    document.body,
  )
}
