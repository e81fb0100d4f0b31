import { css, cx } from '#styled-system/css'

/** A rotating ring of the size of an icon. Use it only inside a control; loading content has a skeleton. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx(ring, className)} />
}

const ring = css({
  flex: 'none',
  width: 'icon.sm',
  height: 'icon.sm',
  borderRadius: 'full',
  border: '[2px solid color-mix(in oklab, currentColor 30%, transparent)]',
  borderTopColor: 'current',
  animation: '[spin 0.8s linear infinite]',
})
