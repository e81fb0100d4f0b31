/** Returns the lazily loaded chunks that the worker's core script names, and the address of each. */
export const chunkAddresses = (worker: string) =>
  [...worker.matchAll(/["`]?([a-z][a-z-]*)["`]?:[`"]([0-9a-f]{12})[`"]/g)].map(([, name, hash]) => ({
    name,
    address: `worker-${name}.js?v=${hash}`,
  }))
