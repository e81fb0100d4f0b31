/** This life of the worker: what bears another name happened before the worker was stopped. */
export const life = crypto.randomUUID()
