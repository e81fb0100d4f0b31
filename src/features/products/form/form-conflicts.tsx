import { useChangeWords } from '#src/features/products/history/change-words.ts'
import { textOf as plainTextOf } from '#src/lib/text/html-text.ts'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import type { FieldName, FormValues } from './form-values.ts'

interface Props {
  names: readonly FieldName[]
  stored: FormValues
  onKeepMine: (name: FieldName) => void
  onTakeTheirs: (name: FieldName) => void
}

/** The question for each field that was changed here and elsewhere. */
export function FormConflicts({ names, stored, onKeepMine, onTakeTheirs }: Props) {
  const { nameOf, textOf } = useChangeWords()

  function theirs(name: FieldName): string {
    const value = stored[name] ?? ''
    const text = textOf(name, name === 'description' ? plainTextOf(String(value)) : value)
    return `${nameOf(name)}: ${text}`
  }

  return names.map(name => (
    <ConflictNotice
      key={name}
      conflict={{
        theirs: theirs(name),
        keepMine: () => onKeepMine(name),
        takeTheirs: () => onTakeTheirs(name),
      }}
    />
  ))
}
