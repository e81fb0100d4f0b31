import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ListField, Value } from '#src/features/lists/kind.ts'
import { useValueText } from '#src/features/lists/value-text.ts'
import { Switch } from '#src/ui/form/switch.tsx'
import { css, cva } from '#styled-system/css'
import { ValueInput } from './value-input.tsx'

interface Props {
  field: ListField
  value: Value
  /** The name of the row, for the accessible names. */
  rowName: string
  /** Undefined when the user may not edit. Resolves to whether the value was stored. */
  onSave: ((value: Value) => Promise<boolean>) | undefined
}

/** A value of a row. A press turns it into a field; Enter or leaving it saves, Escape does not. */
export function Cell({ field, value, rowName, onSave }: Props) {
  const { t } = useLingui()
  const textOf = useValueText()
  const [typed, setTyped] = useState<Value>()
  /** What was typed and not stored: it is shown, and edited again. */
  const [refused, setRefused] = useState<Value>()
  const buttonId = useId()
  const { label, type, isLocked = false, isRequired = false } = field
  const text = textOf(field, value)
  const isFigure = type === 'money' || type === 'number'

  async function save(next: Value) {
    setTyped(undefined)
    setRefused(undefined)
    // A field without a value contains an empty text.
    if ((next ?? '') === (value ?? '') || (isRequired && String(next ?? '').trim() === '')) return
    if (onSave && !(await onSave(next))) setRefused(next)
  }

  if (type === 'flag' && onSave && !isLocked)
    return (
      <Switch
        aria-label={`${label}: ${rowName}`}
        className={css({ display: 'block' })}
        checked={value === true}
        onChange={event => void onSave(event.target.checked)}
      />
    )
  if (!onSave || isLocked) return <span className={look({ isFigure })}>{text}</span>
  if (typed !== undefined)
    return (
      <ValueInput
        field={field}
        label={`${label}: ${rowName}`}
        value={typed}
        onChange={setTyped}
        onDone={next => void save(next)}
        onCancel={() => {
          setTyped(undefined)
          setRefused(undefined)
        }}
        returnTo={buttonId}
      />
    )
  const unsaved = refused === undefined ? '' : textOf(field, refused)
  const name = unsaved
    ? t`${label}: ${unsaved} is not saved. Edit`
    : text
      ? t`${label}: ${text}. Edit`
      : t`${label}: empty. Edit`
  return (
    <button
      id={buttonId}
      type="button"
      aria-label={name}
      className={look({ isFigure, isButton: true, isRefused: unsaved !== '' })}
      onClick={() => setTyped(refused ?? value ?? '')}
    >
      {unsaved || text || <span className={css({ color: 'subtle' })}>–</span>}
    </button>
  )
}

const look = cva({
  base: { display: 'block', width: 'full', minWidth: '0', truncate: true },
  variants: {
    isFigure: {
      true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      false: { textAlign: 'start' },
    },
    isButton: {
      true: {
        minHeight: { base: 'control.sm', _touch: 'touch' },
        borderRadius: 'sm',
        cursor: 'text',
        _hover: { boxShadow: '[inset 0 0 0 1px {colors.borderControl}]' },
        paddingInline: '2',
      },
      false: { paddingInline: '2' },
    },
    isRefused: { true: { color: 'danger.text', boxShadow: '[inset 0 0 0 1px {colors.danger.text}]' } },
  },
  defaultVariants: { isButton: false },
})
