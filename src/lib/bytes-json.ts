/** Bytes in JSON, as base64. */
interface Bytes {
  $bytes: string
}

/** Returns a row as an object that JSON can represent. Bytes are allowed only as values of columns, not deeper. */
export const toJson = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value
      return [key, bytes instanceof Uint8Array ? ({ $bytes: toBase64(bytes) } satisfies Bytes) : value]
    }),
  )

/** The reverse of `toJson`. Throws a `DOMException` when bytes are not valid base64. */
export const fromJson = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, isBytes(value) ? fromBase64(value.$bytes) : value]),
  )

const isBytes = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && '$bytes' in value && typeof value.$bytes === 'string'

const fromBase64 = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // In pieces, because a function call accepts a limited number of arguments.
  for (let at = 0; at < bytes.length; at += piece)
    binary += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(binary)
}

const piece = 0x8000
