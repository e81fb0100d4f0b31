import type { KeyboardEvent } from 'react'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import type { ListField, Value } from '#src/features/lists/kind.ts'
import { Input } from '#src/ui/form/input.tsx'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'

interface Props {
  field: ListField
  label: string
  value: Value
  onChange: (value: Value) => void
  onDone: (value: Value) => void
  onCancel: () => void
  /** The id of what is shown in the place of the field afterwards; it gets the focus, except when the field is left. */
  returnTo?: string
}

const MAX_NUMBER = 1_000_000_000

/** The field of a value that is edited in its row. */
export function ValueInput({ field, label, value, onChange, onDone, onCancel, returnTo }: Props) {
  const { type, options = [] } = field
  const goBack = () => returnTo && focusWhenMounted(returnTo)

  function press(event: KeyboardEvent) {
    if (isEnter(event)) {
      event.preventDefault()
      onDone(value)
      goBack()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
      goBack()
    }
  }

  if (type === 'choice')
    return (
      <select
        autoFocus
        aria-label={label}
        className={picker}
        value={String(value ?? '')}
        onChange={event => {
          onDone(event.target.value)
          goBack()
        }}
        onBlur={onCancel}
        onKeyDown={press}
      >
        <option value="">–</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  const common = {
    autoFocus: true,
    size: 'sm',
    'aria-label': label,
    onKeyDown: press,
    onBlur: () => onDone(value),
  } as const
  if (type === 'money' || type === 'number') {
    const number = typeof value === 'number' ? value : null
    return type === 'money' ? (
      <MoneyInput {...common} value={number} onChange={next => onChange(next ?? 0)} />
    ) : (
      <NumberInput
        {...common}
        decimals={3}
        max={MAX_NUMBER}
        value={number}
        onChange={next => onChange(next ?? 0)}
      />
    )
  }
  return (
    <Input
      {...common}
      type={type === 'phone' ? 'tel' : 'text'}
      maxLength={200}
      value={String(value ?? '')}
      onChange={event => onChange(event.target.value)}
    />
  )
}

const picker = css({
  width: 'full',
  minHeight: { base: 'control.sm', _touch: 'touch' },
  borderRadius: 'md',
  background: 'surface',
  color: 'fg',
  boxShadow: '[inset 0 0 0 1px {colors.borderControl}]',
})
