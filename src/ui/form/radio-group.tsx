import { type ReactNode, useId } from 'react'
import { css, cx } from '#styled-system/css'

type Props<Value extends string> = {
  legend: ReactNode
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  value: Value | undefined
  onChange: (value: Value) => void
  className?: string
}

/** A choice of one of a few options with longer labels, in a column. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  className,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className={css({ textStyle: 'label', marginBottom: '1.5' })}>{legend}</legend>
      {options.map(option => (
        <label key={option.value} className={choice}>
          <input
            type="radio"
            name={name}
            className={cx(radio)}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className={hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const choice = css({
  display: 'flex',
  gap: '2.5',
  minHeight: { _touch: 'touch' },
  paddingBlock: '1.5',
  cursor: 'pointer',
})
const hint = css({ display: 'block', textStyle: 'caption', color: 'muted' })
const radio = css({
  flex: 'none',
  appearance: 'none',
  width: '5',
  height: '5',
  marginTop: '[1px]',
  borderRadius: 'full',
  cursor: 'pointer',
  background: 'surface',
  boxShadow: '[inset 0 0 0 1.5px {colors.borderControl}]',
  '&:checked': { boxShadow: '[inset 0 0 0 6px {colors.accent.solid}]' },
  _disabled: { opacity: 'soft' },
  _highContrast: { appearance: 'auto' },
})
