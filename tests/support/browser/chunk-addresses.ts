/** Returns the name of each lazily loaded chunk and the address of its script, from the worker's core script. */
export const chunkAddresses = (worker: string) =>
  [...worker.matchAll(/["`](worker-\d+\.js\?v=[0-9a-f]{12})["`]:\[([^\]]*)\]/g)].flatMap(
    ([, address = '', names = '']) => [...names.matchAll(/[a-z-]+/g)].map(([name]) => ({ name, address })),
  )
