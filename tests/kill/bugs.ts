/** Deliberate bugs of the worker by their name: each returns a file of the build with the bug. */
export const bugs: Record<string, (path: string, content: string) => string> = {
  /** Idempotency keys are ignored: a write that is sent again is executed again. */
  'no-key': (path, content) =>
    path === '/worker.js' ? content.replaceAll('Idempotency-Key', 'Ignored-Key') : content,
}
