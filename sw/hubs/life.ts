/** This life of the worker: what bears another name happened before the worker was stopped. */
export const workerInstanceId = crypto.randomUUID()
