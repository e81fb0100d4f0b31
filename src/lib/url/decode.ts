/** Returns text without its percent-encoding; undefined when the encoding is invalid, for example `%E0%A4%A`. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
