import type { ComponentProps } from 'react'
import { css, cx } from '#styled-system/css'
import { input } from '#styled-system/recipes'
import { useFieldProps } from './field-context.ts'
import { useGrowToContent } from './use-grow-to-content.ts'

type Props = Omit<ComponentProps<'textarea'>, 'ref'>

/** A field for several lines of text. It grows with its text from `rows` (2) to half of the screen. */
export function Textarea({ rows = 2, className, ...props }: Props) {
  const area = useGrowToContent()
  return (
    <textarea
      {...useFieldProps()}
      {...props}
      ref={area}
      rows={rows}
      className={cx(input(), lines, className)}
    />
  )
}

const lines = css({
  display: 'block',
  fieldSizing: 'content',
  resize: 'none',
  maxHeight: '[50dvh]',
  paddingBlock: '2.5',
  lineHeight: 'body',
})
