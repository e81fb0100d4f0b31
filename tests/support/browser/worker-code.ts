import type { Page } from '@playwright/test'

/** Returns the edit of a site (`redeploy`) that puts code before the worker's script. */
export const withWorkerCode = (code: string) => (path: string, content: string) =>
  path === '/worker.js' ? code + content : content

/** The address that a held worker requests; a site that does not hang there lets the worker continue. */
export const holdPath = '/hold.txt'

/** Code that holds the reply to calls of a method below a path; the call itself is done by then. */
export const holdReplies = (method: string, path: string) => `{
  const { respondWith } = FetchEvent.prototype
  FetchEvent.prototype.respondWith = function (reply) {
    const { method, url } = this.request
    const isHeld = method === '${method}' && new URL(url).pathname.startsWith('${path}')
    const hold = async () => {
      const held = await reply
      await fetch('${holdPath}')
      return held
    }
    respondWith.call(this, isHeld ? hold() : reply)
  }
};`

/** Code that keeps the transaction of a call of IndexedDB open: of the call with this number in a life of the worker. */
export const holdTransaction = (owner: 'IDBDatabase' | 'IDBObjectStore', method: string, number: number) => `{
  const own = ${owner}.prototype.${method}
  let calls = 0
  ${owner}.prototype.${method} = function (...args) {
    const made = own.apply(this, args)
    if (++calls === ${number}) {
      const store = made instanceof IDBObjectStore ? made : this
      let isHeld = true
      const keepOpen = () => { if (isHeld) store.count().onsuccess = keepOpen }
      fetch('${holdPath}').finally(() => { isHeld = false })
      keepOpen()
    }
    return made
  }
};`

/**
 * Code for a database that refuses what is added or put and aborts the transaction, as a full disk does, after the message
 * `fill` or from its start, until the message `free`. It still deletes.
 */
export const canBeFull = (isFull: boolean) => `
  let isFull = ${isFull}
  const failed = new WeakSet()
  addEventListener('message', ({ data }) => { if (data === 'fill' || data === 'free') isFull = data === 'fill' })
  for (const name of ['add', 'put']) {
    const store = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (...args) {
      if (!isFull) return store.apply(this, args)
      failed.add(this.transaction)
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
  }
  const { commit } = IDBTransaction.prototype
  IDBTransaction.prototype.commit = function () {
    return failed.has(this) ? this.abort() : commit.apply(this)
  }
`

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
