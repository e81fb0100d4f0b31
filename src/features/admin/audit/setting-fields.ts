/** A field of a text of the audit log, with the name and the value that people read. */
export interface SettingField {
  label: string
  value: string
}

/**
 * Returns the fields of a text of the audit log such as `cashStep: 500 · phone: 0281`, with the names and values that people
 * read. A text without one of these fields has none.
 */
export function settingFields<Name extends string>(
  text: string,
  names: Readonly<Record<Name, string>>,
  valueOf: (name: Name, value: string) => string,
): SettingField[] {
  const fields = Object.keys(names) as Name[]
  const [, ...words] = text.split(new RegExp(`(?:^| · )(${fields.join('|')}): `))
  const found: SettingField[] = []
  for (let index = 0; index + 1 < words.length; index += 2) {
    const name = words[index] as Name
    found.push({ label: names[name], value: valueOf(name, words[index + 1] ?? '') || '–' })
  }
  return found
}
