/** These functions are missing in some browsers, and in the types of a worker. */
interface Idle {
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => number
  cancelIdleCallback?: (handle: number) => void
}

/** Calls `run` when the page is idle, after `timeout` ms at the latest. Returns a function that cancels the call. */
export function onIdle(run: () => void, timeout = 1000): () => void {
  const idle = globalThis as Idle
  if (idle.requestIdleCallback) {
    const handle = idle.requestIdleCallback(run, { timeout })
    return () => idle.cancelIdleCallback?.(handle)
  }
  const timer = setTimeout(run, timeout / 4)
  return () => clearTimeout(timer)
}
