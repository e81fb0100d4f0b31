import type { AnyRouter } from '@tanstack/react-router'

/**
 * Lets a screen stay while another search of it is loaded: a skeleton would take the focus from the search field, and with
 * it what is typed next. Another path shows its skeleton as before. Returns the function that ends it.
 */
export function keepScreen(router: AnyRouter) {
  const delay = router.options.defaultPendingMs
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? delay : Number.POSITIVE_INFINITY
  })
  return () => {
    unsubscribe()
    router.options.defaultPendingMs = delay
  }
}
