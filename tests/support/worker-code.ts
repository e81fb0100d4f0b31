import type { Page } from '@playwright/test'

/** Returns the edit of a site (`redeploy`) that puts code before the worker's script. */
export const withWorkerCode = (code: string) => (path: string, content: string) =>
  path === '/worker.js' ? code + content : content

/** Code that calls `act` with each text that `tellWorker` sends. */
export const onTold = (act: string) => `addEventListener('message', ({ data, ports: [port] }) => {
  if (data?.told) port.postMessage((${act})(data.told))
});`

/** Sends a text to the worker. Resolves when it has acted. */
export const tellWorker = (page: Page, told: string) =>
  page.evaluate(async told => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const done = new Promise(resolve => port1.addEventListener('message', resolve, { once: true }))
    port1.start()
    active?.postMessage({ told }, [port2])
    await done
  }, told)
