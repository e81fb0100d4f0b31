import type { ComponentProps, MouseEvent } from 'react'
import { css, cx } from '#styled-system/css'
import { type ButtonVariantProps, button } from '#styled-system/recipes'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & ButtonVariantProps & { loading?: boolean }

/**
 * A native button, by default of type `button`. While `loading` it keeps its width and focus, and ignores clicks. A
 * link in the same style: `<Link className={button({ variant: 'primary' })}>`.
 */
export function Button({ variant, size, loading = false, className, children, onClick, ...props }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event)
  return (
    <button
      type="button"
      {...props}
      className={cx(button({ variant, size }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading && <Spinner className={spinner} />}
      {loading ? <span className={waiting}>{children}</span> : children}
    </button>
  )
}

const spinner = css({ position: 'absolute' })
const waiting = css({ display: 'inline-flex', alignItems: 'center', gap: '[inherit]', opacity: '0' })
