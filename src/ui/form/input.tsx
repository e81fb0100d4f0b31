import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#styled-system/css'
import { type InputVariantProps, input } from '#styled-system/recipes'
import { useFieldProps } from './field-context.ts'

type Props = Omit<ComponentProps<'input'>, 'size'> &
  InputVariantProps & {
    /** An icon or a word before the text. */
    lead?: ReactNode
    /** A unit, a key or a small button after the text. */
    trail?: ReactNode
  }

/** A field for one line of text. `className` goes to its frame, all other properties to the native input. */
export function Input({ size, lead, trail, className, ...props }: Props) {
  return (
    <div className={cx(input({ size }), className)}>
      {lead}
      <input {...useFieldProps()} {...props} />
      {trail}
    </div>
  )
}
