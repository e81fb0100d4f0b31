import { useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/form/field.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'

interface Props {
  value: string
  onChange: (note: string) => void
}

/** The note of a document. */
export function NoteField({ value, onChange }: Props) {
  const { t } = useLingui()
  return (
    <Field label={t`Note`}>
      <Textarea maxLength={2000} value={value} onChange={event => onChange(event.target.value)} />
    </Field>
  )
}
