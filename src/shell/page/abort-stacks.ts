/**
 * Formats the stack of each abort that names no reason. Until its stack is read, the error of the abort references the
 * functions on the stack, and with them the router's previous matches and their data: no reload of a route would ever
 * be freed. Call it once, at the start. See docs/upstream/tanstack-router-aborted-signals.md.
 */
export function formatAbortStacks() {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (reason) {
    abort.call(this, reason)
    if (reason === undefined) Reflect.get(this.signal.reason, 'stack')
  }
}
