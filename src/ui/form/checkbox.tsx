import type { ComponentProps, ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { checkbox } from '#styled-system/recipes'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Neither: some of what it stands for is checked. */
  indeterminate?: boolean
  round?: boolean
  /** Its label. Without one, give it an `aria-label`. */
  children?: ReactNode
}

/** A native checkbox. `className` goes to the label when there is one. */
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
  // As high as a thumb needs, so that the areas of two in a column do not overlap.
  paddingBlock: { _touch: '[calc(({sizes.touch} - 1lh) / 2)]' },
  '& > input': { marginTop: '[1px]' },
})
