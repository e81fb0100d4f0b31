/**
 * Returns a text of the audit log such as `cashStep: 500 · phone: 0281` with the names and values that people read. A text
 * without one of these fields is returned unchanged.
 */
export function settingText<Name extends string>(
  text: string,
  names: Readonly<Record<Name, string>>,
  valueOf: (name: Name, value: string) => string,
): string {
  const fields = Object.keys(names) as Name[]
  const [, ...words] = text.split(new RegExp(`(?:^| · )(${fields.join('|')}): `))
  const shown: string[] = []
  for (let index = 0; index + 1 < words.length; index += 2) {
    const name = words[index] as Name
    shown.push(`${names[name]}: ${valueOf(name, words[index + 1] ?? '') || '–'}`)
  }
  return shown.length > 0 ? shown.join(' · ') : text
}
