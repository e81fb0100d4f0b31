import { CheckCircleIcon } from '@heroicons/react/16/solid'
import { type ReactNode, useId } from 'react'
import { css, cva } from '#styled-system/css'

interface Option<Value> {
  value: Value
  label: string
  /** A short additional text, hidden on small screens. */
  hint?: ReactNode
  picture: ReactNode
}

interface Props<Value extends string> {
  /** The accessible name of the group. */
  label: string
  /** How many are in a row. Names are inside the frame of the picture, with `four` below it. */
  look: 'six' | 'three' | 'four'
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between options shown as pictures. Native radio buttons: arrow keys move, and Tab stops once. */
export function PictureChoice<Value extends string>({ label, look, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={grid({ look })}>
      {options.map(option => (
        <label key={option.value} className={tile({ framed: look !== 'four' })}>
          <input
            type="radio"
            name={name}
            className={unseen}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span aria-hidden="true" data-frame className={frame}>
            {option.picture}
          </span>
          <span className={words({ look })}>
            {look === 'three' && <span aria-hidden="true" data-dot className={dot} />}
            {look === 'four' && <CheckCircleIcon data-check aria-hidden="true" />}
            {option.label}
            {option.hint && <span className={hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}

const grid = cva({
  base: { display: 'grid' },
  variants: {
    look: {
      six: {
        gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
        gap: '2.5',
      },
      three: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: { base: '2.5', sm: '3.5' } },
      four: {
        gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        columnGap: '3.5',
        rowGap: '2.5',
      },
    },
  },
})

const tile = cva({
  base: {
    position: 'relative',
    cursor: 'pointer',
    borderRadius: 'lg',
    '&:has(:focus-visible)': { outline: 'focus', outlineOffset: '[5px]' },
    '&:has(:checked)': { color: 'fg', _highContrast: { outline: '[2px solid Highlight]' } },
    '& [data-check]': { display: 'none' },
    '&:has(:checked) [data-check]': { display: 'block' },
    '&:has(:checked) [data-dot]': { boxShadow: '[inset 0 0 0 5.5px {colors.accent.solid}]' },
  },
  variants: {
    // The picture and its name in one frame, or only the picture.
    framed: {
      true: {
        overflow: 'hidden',
        boxShadow: 'hairline',
        '&:has(:checked)': { boxShadow: '[0 0 0 2px {colors.surface}, 0 0 0 4px {colors.accent.ring}]' },
      },
      false: {
        '& [data-frame]': { borderRadius: 'lg', boxShadow: '[0 0 0 1px {colors.borderStrong}]' },
        '&:has(:checked) [data-frame]': {
          boxShadow: '[0 0 0 2px {colors.surface}, 0 0 0 4px {colors.accent.ring}]',
        },
        '&:has(:checked)': { color: 'accent.text' },
      },
    },
  },
})

const unseen = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })
const frame = css({ display: 'block', overflow: 'hidden', forcedColorAdjust: 'none' })

const words = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'label',
    fontWeight: 'medium',
    color: 'muted',
    'label:has(:checked) &': { color: '[inherit]', fontWeight: 'title' },
    '& svg': { width: 'icon.xs', height: 'icon.xs' },
  },
  variants: {
    look: {
      six: { justifyContent: 'center', minHeight: '9' },
      three: { minHeight: '10', paddingInline: { base: '2', sm: '3' }, borderBlockStart: 'hairline' },
      four: { justifyContent: 'center', minHeight: '7' },
    },
  },
})

const dot = css({
  flex: 'none',
  width: '4.5',
  height: '4.5',
  borderRadius: 'full',
  boxShadow: '[inset 0 0 0 1.5px {colors.borderControl}]',
})
const hint = css({
  display: { base: 'none', sm: 'inline' },
  textStyle: 'caption',
  fontWeight: 'text',
  color: 'subtle',
})
