import { useLingui } from '@lingui/react/macro'
import type { NoteLabel } from '#src/contract/notes.ts'

/**
 * The preinstalled labels are English in the data; they are shown in the language on screen until the user renames
 * them.
 */
export function useLabelWords() {
  const { t } = useLingui()
  const words: Record<string, string> = {
    Family: t`Family`,
    Work: t({ message: 'Work', context: 'tag' }),
    Tasks: t`To-dos`,
    Priority: t`Priority`,
    Personal: t`Personal`,
    Friends: t`Friends`,
  }
  return (labels: readonly NoteLabel[]): NoteLabel[] =>
    labels.map(label => ({ ...label, title: words[label.title] ?? label.title }))
}
