import { createHash } from 'node:crypto'

/** Returns bytes that differ from part to part of an upload. */
export function patternOf(size: number) {
  const bytes = new Uint8Array(size)
  for (let index = 0; index < size; index++) bytes[index] = (index * 31 + (index >> 16)) % 251
  return bytes
}

/** Returns a text that is the same for the same bytes: comparing megabytes as values takes a minute. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
