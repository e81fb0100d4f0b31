import { client } from '#src/api/client.ts'
import type { HubState } from '#src/api/hub.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { diagnostics, type StoredFacts } from '#src/contract/diagnostics.ts'
import { type DeviceStatus, deviceStatus } from '#src/device/status.ts'
import { type StorageHealth, storageHealth } from '#src/device/storage.ts'
import { type ShownError, shownErrors } from '#src/ui/feedback/shown-errors.ts'
import { type Install, readInstalls } from './facts/install.ts'
import { readTimings, type Timings } from './facts/timings.ts'
import { readWorker, type WorkerState } from './facts/worker-state.ts'

/** What the support team needs to know about a device. It contains no data of the shop and no names. */
export interface Diagnostics {
  at: string
  version: string
  browser: string
  /** The version of the data that this page was built for. */
  schema: number
  status: DeviceStatus
  isOnline: boolean
  hub: HubState
  storage: StorageHealth
  worker: WorkerState
  installs: Install[]
  /** Undefined for a user who may not view it. */
  stored: StoredFacts | undefined
  timings: Timings
  /** The last errors that were shown, oldest first. */
  errors: ShownError[]
}

const api = client(diagnostics)

/** Collects the facts. `hub` is the state of the team chat. Rejects with an `ApiProblem`. */
export async function loadDiagnostics(hub: HubState): Promise<Diagnostics> {
  const [stored, storage, worker, installs] = await Promise.all([
    ifAllowed(api.read(), undefined),
    storageHealth(),
    readWorker(),
    readInstalls(),
  ])
  return {
    at: new Date().toISOString(),
    version: import.meta.env.VITE_VERSION ?? '',
    browser: navigator.userAgent,
    schema: schemaVersion,
    status: deviceStatus(),
    isOnline: navigator.onLine,
    hub,
    storage,
    worker,
    installs,
    stored,
    timings: readTimings(),
    errors: shownErrors(),
  }
}
