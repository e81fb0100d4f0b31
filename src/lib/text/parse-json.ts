/** Returns the value of a JSON text; undefined for any other text, and for null. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
