import type { Line } from './lines.ts'
import { oneLine, parts, plain } from './values.ts'

/** Returns the full name, otherwise the name joined from its parts; empty without both. */
export function readName(lines: readonly Line[]): string {
  const value = (name: string) => lines.find(line => line.name === name && line.value.trim() !== '')?.value
  const full = oneLine(plain(value('FN') ?? ''))
  if (full) return full
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = parts(value('N') ?? '', ';')
  // In Vietnamese the family name is first, in the other languages the given name.
  const inOrder = isVietnamese(family + given + additional)
    ? [prefix, family, additional, given, suffix]
    : [prefix, given, additional, family, suffix]
  return oneLine(inOrder.filter(Boolean).join(' ')) || oneLine(plain(value('NICKNAME') ?? ''))
}

/** Returns whether a text has letters that only Vietnamese has. */
export const isVietnamese = (text: string) => /[ăđơưĂĐƠƯ\u1EA0-\u1EF9]/.test(text.normalize('NFC'))
