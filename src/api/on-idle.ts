/** Calls back when the page has had time to show itself, after `timeout` ms at the latest. Answers how to call that off. */
export function onIdle(run: () => void, timeout = 1000): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, timeout / 4)
  return () => clearTimeout(timer)
}
