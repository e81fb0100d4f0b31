import type { ComponentProps, ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { checkbox } from '#styled-system/recipes'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Only some of the options that it summarises are checked. */
  indeterminate?: boolean
  round?: boolean
  /** The label. Without it, pass an `aria-label`. */
  children?: ReactNode
}

/** A native checkbox. `className` goes to the label if there is one. */
export function Checkbox({ indeterminate = false, round, className, children, ref, ...props }: Props) {
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate
    if (typeof ref === 'function') return ref(input)
    if (ref) ref.current = input
  }
  const box = (
    <input
      {...props}
      ref={mark}
      type="checkbox"
      className={cx(checkbox({ round }), !children && className)}
    />
  )
  if (!children) return box
  return (
    <label className={cx(labelled, className)}>
      {box}
      <span>{children}</span>
    </label>
  )
}

const labelled = css({
  display: 'inline-flex',
  gap: '2.5',
  minWidth: '0',
  cursor: 'pointer',
  // The height of a touch target, so that the areas of two checkboxes in a column do not overlap.
  paddingBlock: { _touch: '[calc(({sizes.touch} - 1lh) / 2)]' },
  '& > input': { marginTop: '[1px]' },
})
