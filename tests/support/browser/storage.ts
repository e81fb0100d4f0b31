import 'fake-indexeddb/auto'
import { afterAll, vi } from 'vitest'

// The files share one process.
afterAll(() => {
  vi.unstubAllGlobals()
})
