import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { css, cx } from '#styled-system/css'
import { input } from '#styled-system/recipes'
import { useFieldProps } from './field-context.ts'

type Props = Omit<ComponentProps<'textarea'>, 'ref'>

/** Lines of text; grows with what is written, from `rows` (2) up to half of the screen. */
export function Textarea({ rows = 2, className, ...props }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (area.current && !CSS.supports('field-sizing', 'content')) return growByHand(area.current)
  }, [])
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

function growByHand(area: HTMLTextAreaElement) {
  const grow = () => {
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }
  grow()
  area.addEventListener('input', grow)
  return () => area.removeEventListener('input', grow)
}

const lines = css({
  display: 'block',
  fieldSizing: 'content',
  resize: 'none',
  maxHeight: '[50dvh]',
  paddingBlock: '2.5',
  lineHeight: 'body',
})
