/**
 * For the element around everything that can be dragged: browsers wait for its listener before they scroll, so that a
 * long press can turn a touch into a drag. Returns a function that ends it.
 */
export function waitForTouches(element: HTMLElement) {
  const wait = () => undefined
  element.addEventListener('touchmove', wait, { passive: false })
  return () => element.removeEventListener('touchmove', wait)
}
