import { ignoreToastClicks } from '#src/ui/feedback/toast.tsx'

/**
 * Keeps a modal layer open when a toast is pressed, or when the focus leaves it: no key does that, but a layer that was
 * replaced gives the focus back to its opener after the next one has opened.
 */
export function keepModal(outside: CustomEvent<{ originalEvent: Event }>) {
  if (outside.detail.originalEvent.type === 'focusin') outside.preventDefault()
  else ignoreToastClicks(outside)
}
