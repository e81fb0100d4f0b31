/** The lines of a picture as one text in base64; empty when it is none. */
export function fromBase64Lines(parts: readonly string[]): string {
  const text = parts.join('').replace(/\s+/g, '')
  return /^[\w+/]*={0,2}$/.test(text) ? text : ''
}

/** How each kind of picture that browsers draw begins, in base64. */
const beginnings = {
  'image/jpeg': '/9j/',
  'image/png': 'iVBORw0KGgo',
  'image/gif': 'R0lGOD',
  'image/webp': 'UklGR',
}

/** A picture as a data URL, by what it is and not by what it says it is. Anything else is `undefined`. */
export function pictureOf(base64: string): string | undefined {
  for (const [type, beginning] of Object.entries(beginnings))
    if (base64.startsWith(beginning)) return `data:${type};base64,${base64}`
  return undefined
}
