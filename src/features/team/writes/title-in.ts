import { textOf } from '#src/lib/text/html-text.ts'

/** Fields that name what a write is about, the best first. */
const NAMES = ['title', 'name', 'subject', 'label', 'code', 'content', 'text', 'note']
const MAX_LENGTH = 60

/** Returns the name of what a write is about from the JSON of its request; undefined if it has none. */
export function titleIn(body: string | null): string | undefined {
  const fields = new Map<string, string>()
  collect(parsed(body), fields, 0)
  const texts = NAMES.map(name => textOf(fields.get(name) ?? '', { limit: MAX_LENGTH + 1 }))
  const found = texts.find(text => text !== '')
  return found && (found.length > MAX_LENGTH ? `${found.slice(0, MAX_LENGTH)}…` : found)
}

function collect(value: unknown, fields: Map<string, string>, depth: number) {
  if (typeof value !== 'object' || value === null || depth > 2) return
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' && !fields.has(name)) fields.set(name, part)
    else collect(part, fields, depth + 1)
  }
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return undefined
  }
}
