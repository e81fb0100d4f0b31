/** Returns the lines of a picture as one base64 text; an empty text when they are not base64. */
export function fromBase64Lines(parts: readonly string[]): string {
  const text = parts.join('').replace(/\s+/g, '')
  return /^[\w+/]*={0,2}$/.test(text) ? text : ''
}

/** The first base64 characters of each picture format that browsers support. */
const beginnings = {
  'image/jpeg': '/9j/',
  'image/png': 'iVBORw0KGgo',
  'image/gif': 'R0lGOD',
  'image/webp': 'UklGR',
}

/**
 * Returns a picture as a data URL with the type of its content, not its declared type; `undefined` for other content.
 */
export function pictureOf(base64: string): string | undefined {
  for (const [type, beginning] of Object.entries(beginnings))
    if (base64.startsWith(beginning)) return `data:${type};base64,${base64}`
  return undefined
}
