import { loadUnsentText } from '#src/device/drafts/unsent-text.ts'
import { parseJson } from '#src/lib/text/parse-json.ts'
import type { Changes, Value } from './kind.ts'

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Returns what was typed into a form and not saved; nothing when there is no such text. */
export function readDraft(name: string): Changes {
  const fields = Object.entries(parseJson(loadUnsentText(name)) ?? {}).filter(([, value]) => isValue(value))
  return Object.fromEntries(fields)
}
