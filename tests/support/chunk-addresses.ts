/** Returns the name and the address of each lazily loaded chunk in the worker's core script. */
export const chunkAddresses = (worker: string) =>
  [...worker.matchAll(/["`]?([a-z][a-z-]*)["`]?:[`"]([0-9a-f]{12})[`"]/g)].map(([, name, hash]) => ({
    name,
    address: `worker-${name}.js?v=${hash}`,
  }))
