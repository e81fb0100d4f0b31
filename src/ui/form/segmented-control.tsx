import { type ReactNode, useId } from 'react'
import { css, cx } from '#styled-system/css'

type Props<Value extends string> = {
  /** The accessible name of the group. */
  label: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/**
 * A choice of one of two to five short options, side by side. They are native radios: arrow keys move between them, and
 * Tab reaches only one.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx(track, className)}>
      {options.map(option => (
        <label key={option.value} className={segment}>
          <input
            type="radio"
            name={name}
            className={hidden}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  )
}

const track = css({
  display: 'inline-flex',
  maxWidth: 'full',
  overflowX: 'auto',
  padding: '[3px]',
  borderRadius: 'lg',
  background: 'sunken',
  boxShadow: 'insetHairline',
})
const segment = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1',
  gap: '1.5',
  minHeight: { base: 'control.sm', _touch: 'touch' },
  paddingInline: '3',
  borderRadius: 'md',
  textStyle: 'label',
  whiteSpace: 'nowrap',
  color: 'muted',
  cursor: 'pointer',
  transition: '[background-color {durations.fast}]',
  _hover: { color: 'fg' },
  '&:has(:checked)': {
    background: 'surface',
    color: 'fg',
    boxShadow: '[{shadows.xs}, {shadows.hairline}]',
    _highContrast: { outline: '[2px solid Highlight]' },
  },
  '&:has(:focus-visible)': { outline: 'focus' },
  '& svg': { flex: 'none', width: 'icon.sm', height: 'icon.sm' },
})
const hidden = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })
