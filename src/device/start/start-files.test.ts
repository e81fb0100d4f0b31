import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Other test files can have loaded their first screen in these modules.
beforeEach(() => {
  performance.clearMarks()
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what the page requested until its first screen was loaded is stored behind the scripts of the shell', async () => {
  const { firstReply, markFirstScreen } = await import('./first-screen.ts')
  const { noteStartFiles } = await import('./start-files.ts')
  const stored = new Map<string, string>()
  const requested: { name: string; startTime: number }[] = []
  const request = (name: string) =>
    requested.push({ name: `https://x.example/${name}`, startTime: performance.now() })
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'script[data-shell]' ? { dataset: { shell: 'assets/shell.js' } } : null,
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    type => (type === 'navigation' ? [{ name: 'https://x.example/apps/tasks?q=a' }] : requested) as never,
  )

  request('assets/shell.js')
  const noted = noteStartFiles()
  await new Promise(setImmediate)
  expect(stored.size).toBe(0)

  request('assets/tasks.js')
  request('api/apps/tasks/all')
  expect(firstReply('/api/apps/tasks/all')).toBeUndefined()
  markFirstScreen()
  await new Promise(setImmediate)
  request('assets/later.js')
  firstReply('/api/apps/notes/all')
  await noted
  expect(JSON.parse(stored.get('outpost.start') ?? '')).toEqual({
    '/apps/tasks': 'assets/shell.js assets/tasks.js /api/apps/tasks/all',
  })
})
