import { fold } from '#src/lib/text/fold.ts'

/** The labels of numbers and addresses as they are stored, with their Vietnamese names. */
const LABELS = [
  ['Mobile', 'Di động'],
  ['Work', 'Công việc'],
  ['Home', 'Nhà'],
  ['Personal', 'Cá nhân'],
  ['Work fax', 'Fax công việc'],
  ['Fax', 'Fax'],
] as const

/** What other programs write for a label, without accents. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['cell', 'Mobile'],
  ['co quan', 'Work'],
  ['business', 'Work'],
  ['nha rieng', 'Home'],
  ['home fax', 'Fax'],
  ['other', ''],
  ['khac', ''],
  // Outlook writes the kind of an account here.
  ['smtp', ''],
  ['ex', ''],
])

/** Returns the stored label for a label of a file. Google marks the usual ones: "* Mobile". */
export function labelIn(text: string, home: 'Home' | 'Personal'): string {
  const own = text.replace(/^\*\s*/, '').trim()
  const known =
    LABELS.find(names => names.some(name => fold(name) === fold(own)))?.[0] ?? OTHERS.get(fold(own))
  return known === 'Home' ? home : (known ?? own.slice(0, 100))
}

/** Returns a label as it is written to a file in a language. */
export const labelFor = (label: string, locale: string) =>
  LABELS.find(([stored]) => stored === label)?.[locale === 'vi' ? 1 : 0] ?? label
