/**
 * Returns an id for an upload that begins at a time (ms since 1970): a UUID of version 7, which begins with that time and
 * is random otherwise.
 */
export function uploadIdAt(ms: number): string {
  const time = ms.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
