import 'fake-indexeddb/auto'
import { afterAll, vi } from 'vitest'
import './quick-passwords.ts'

// The files share one process.
afterAll(() => {
  vi.unstubAllGlobals()
})
