/** The state of the service worker for this page. */
export interface WorkerState {
  isControlling: boolean
  active: ServiceWorkerState | undefined
  waiting: boolean
  installing: boolean
}

/** Returns the state of the worker; without any worker if the browser has none. */
export async function readWorker(): Promise<WorkerState> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return {
    isControlling: Boolean(navigator.serviceWorker?.controller),
    active: registration?.active?.state,
    waiting: Boolean(registration?.waiting),
    installing: Boolean(registration?.installing),
  }
}
