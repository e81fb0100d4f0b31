import type { ReactNode } from 'react'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { useBoundField } from '#src/ui/form/schema/use-bound-field.ts'

interface Props {
  label: ReactNode
  options: readonly { id: string; name: string }[]
}

/** One of the categories, brands or vendors, found by typing; or none. */
export function ChoiceField({ label, options }: Props) {
  const { value, change, error } = useBoundField<string>()
  return (
    <Field label={label} error={error}>
      <Combobox
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        value={options.some(({ id }) => id === value) ? value : null}
        onChange={id => change(id ?? '')}
      />
    </Field>
  )
}
