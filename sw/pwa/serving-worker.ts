declare const self: ServiceWorkerGlobalScope

/**
 * How long the active worker may take to respond, in ms. Each version responds to `complete`, which takes time; newer
 * versions also to `ping`.
 */
const TIMEOUT_MS = { ping: 2000, complete: 10_000 }

/**
 * Returns whether the active worker does not respond at all. Pages of such a broken release cannot offer the next one.
 * False when there is no active worker.
 */
export async function isServingWorkerBroken(): Promise<boolean> {
  const { active } = self.registration
  return Boolean(active && !(await responds(active, 'ping')) && !(await responds(active, 'complete')))
}

const responds = (worker: ServiceWorker, message: keyof typeof TIMEOUT_MS) =>
  new Promise<boolean>(resolve => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(settle, TIMEOUT_MS[message], false)
    port1.addEventListener('message', () => settle(true))
    port1.start()
    worker.postMessage(message, [port2])

    function settle(isAlive: boolean) {
      clearTimeout(timer)
      port1.close()
      resolve(isAlive)
    }
  })
