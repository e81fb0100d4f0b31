import type { KeyboardShortcut } from './keyboard-shortcuts.ts'

/** Returns the keys of each label, in the order of the shortcuts: several keys can have the same action. */
export function groupByLabel(shortcuts: readonly Pick<KeyboardShortcut, 'keys' | 'label'>[]) {
  const groups = new Map<string, string[]>()
  for (const { keys, label } of shortcuts) groups.set(label, [...(groups.get(label) ?? []), keys])
  return [...groups]
}
