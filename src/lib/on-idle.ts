/** Calls back when the page is idle, after `timeout` ms at the latest. Returns a function that cancels the call. */
export function onIdle(run: () => void, timeout = 1000): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, timeout / 4)
  return () => clearTimeout(timer)
}
