import { type ReactNode, useState } from 'react'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'

interface Props {
  label: ReactNode
  /** The largest number; the smallest is 1. */
  max: number
  value: number
  onChange: (value: number) => void
}

/** A whole number. An invalid text stays in the field until the focus leaves it, and changes nothing. */
export function NumberField({ label, max, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>()

  function type(text: string) {
    setTyped(text)
    const number = Number(text)
    if (Number.isInteger(number) && number >= 1 && number <= max) onChange(number)
  }

  return (
    <Field label={label}>
      <Input
        inputMode="numeric"
        maxLength={3}
        value={typed ?? String(value)}
        onChange={event => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}
