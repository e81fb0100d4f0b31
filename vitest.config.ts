import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { RulesReporter } from './tests/support/checks/rules-reporter.ts'

const folders = ['src', 'sw', 'seed', 'scripts', 'tests']
const files = folders.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => `${folder}/${file}`),
)
/**
 * The test files with a process of their own: those that replace modules, because a module that another file has loaded
 * could not be replaced any more, and those that fill tables with thousands of rows.
 */
const isolated = files.filter(
  file => file.startsWith('sw/sample/') || readFileSync(file, 'utf8').includes('vi.mock('),
)

/**
 * Unit tests run in Node with an implementation of IndexedDB (fake-indexeddb); tests that need a browser are in
 * `tests/e2e`.
 */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }], new RulesReporter()],
    maxWorkers: '100%',
    setupFiles: [
      'tests/support/browser/storage.ts',
      'tests/support/waits-in-writes.ts',
      'tests/support/quick-passwords.ts',
    ],
    // Long, because a busy machine is slow: only a test that never ends should exceed it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TZ: 'Asia/Ho_Chi_Minh' },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: files.filter(file => !isolated.includes(file)),
          // The test files share their modules, which is three times as fast; each test creates its own database.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
})
