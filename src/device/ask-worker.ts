/** Posts a message to the worker and resolves to its reply. It has no time limit. */
export const ask = <Reply>(worker: ServiceWorker, question: unknown) =>
  new Promise<Reply>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    worker.postMessage(question, [port2])
  })
