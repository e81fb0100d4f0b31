/** Writes one line of JSON to the standard output. `fields` never contain tokens, passwords or bodies. */
export function log(event: string, fields: Readonly<Record<string, unknown>> = {}) {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`)
}
