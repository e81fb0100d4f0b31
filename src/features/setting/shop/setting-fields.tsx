import { type ReactNode, useId, useState } from 'react'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { css } from '#styled-system/css'

interface ChoiceProps<Value extends string> {
  label: string
  hint?: ReactNode
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few values, with a label above and a hint below. */
export const ChoiceField = <Value extends string>({ hint, ...choice }: ChoiceProps<Value>) => (
  <div className={stack}>
    <span aria-hidden="true" className={css({ textStyle: 'label' })}>
      {choice.label}
    </span>
    <SegmentedControl {...choice} className={css({ justifySelf: 'start' })} />
    {hint && <span className={says}>{hint}</span>}
  </div>
)

interface PercentProps {
  label: string
  hint: ReactNode
  value: number
  onChange: (value: number) => void
}

/** A whole number of percent. While the field is empty, the last number stays. */
export function PercentField({ label, hint, value, onChange }: PercentProps) {
  const [isEmpty, setIsEmpty] = useState(false)
  return (
    <Field label={label} hint={hint}>
      <NumberInput
        decimals={0}
        max={100}
        trail={<span className={css({ flex: 'none', color: 'subtle' })}>%</span>}
        className={css({ maxWidth: '32' })}
        value={isEmpty ? null : value}
        onChange={typed => {
          setIsEmpty(typed === null)
          if (typed !== null) onChange(typed)
        }}
        onBlur={() => setIsEmpty(false)}
      />
    </Field>
  )
}

interface CheckProps<Value extends string> {
  label: string
  error: ReactNode
  options: readonly { value: Value; label: string }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Several of a few values. */
export function CheckList<Value extends string>({
  label,
  error,
  options,
  value,
  onChange,
}: CheckProps<Value>) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className={stack}>
      <legend className={css({ textStyle: 'label', paddingBlockEnd: '1' })}>{label}</legend>
      <div className={checks}>
        {options.map(option => (
          <Checkbox
            key={option.value}
            checked={value.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...value, option.value] : value.filter(other => other !== option.value),
              )
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <span id={id} aria-live="polite" className={wrong}>
        {error}
      </span>
    </fieldset>
  )
}

const stack = css({ display: 'grid', gap: '1.5', minWidth: '0' })
const says = css({ textStyle: 'label', fontWeight: 'text', color: 'muted' })
const checks = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  '& > label': { minHeight: { _touch: 'touch' } },
})
const wrong = css({ textStyle: 'label', color: 'danger.text', _empty: { display: 'none' } })
