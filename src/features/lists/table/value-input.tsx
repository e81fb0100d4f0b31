import type { KeyboardEvent } from 'react'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import type { ListField, Value } from '#src/features/lists/kind.ts'
import { Input } from '#src/ui/form/input.tsx'
import { css } from '#styled-system/css'

interface Props {
  field: ListField
  label: string
  value: Value
  onChange: (value: Value) => void
  onDone: (value: Value) => void
  onCancel: () => void
}

const MAX_NUMBER = 1_000_000_000

/** The field of a value that is edited in its row. */
export function ValueInput({ field, label, value, onChange, onDone, onCancel }: Props) {
  const { type, options = [] } = field

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      onDone(value)
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
  }

  if (type === 'choice')
    return (
      <select
        autoFocus
        aria-label={label}
        className={picker}
        value={String(value ?? '')}
        onChange={event => onDone(event.target.value)}
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
