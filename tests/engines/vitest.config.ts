import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { engineNames } from './engine.ts'
import { EnginesReporter } from './reporter.ts'

/** Runs the journeys and the faults in each engine, on the built app: `npm run engines`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/engines.json' }], new EnginesReporter()],
    // Each file has a browser of its own. Two at a time slow each other down, and WebKit then may not respond.
    fileParallelism: false,
    projects: engineNames.map(engine => ({
      extends: true,
      test: {
        name: engine,
        // What a fault does does not depend on the keyboard.
        include: [engine === 'keyboard' ? 'tests/engines/journeys.spec.ts' : 'tests/engines/*.spec.ts'],
        provide: { engine },
        testTimeout: 120_000,
        hookTimeout: 120_000,
        env: { TZ: 'Asia/Ho_Chi_Minh' },
      },
    })),
  },
})
