/** Returns text without its percent-encoding; undefined when that is malformed, such as `%E0%A4%A`. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
