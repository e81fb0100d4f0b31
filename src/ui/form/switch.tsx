import type { ComponentProps, ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { switchRecipe } from '#styled-system/recipes'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  /** The label, on the left. Without it, pass an `aria-label`. */
  children?: ReactNode
  /** One sentence under the label. */
  hint?: ReactNode
}

/** Switches something on or off immediately. For a value that is sent with a form use a checkbox. */
export function Switch({ children, hint, className, ...props }: Props) {
  const toggle = (
    <input {...props} type="checkbox" role="switch" className={cx(switchRecipe(), !children && className)} />
  )
  if (!children) return toggle
  return (
    <label className={cx(row, className)}>
      <span className={css({ flex: '1', minWidth: '0' })}>
        {children}
        {hint && (
          <span className={css({ display: 'block', textStyle: 'caption', color: 'muted' })}>{hint}</span>
        )}
      </span>
      {toggle}
    </label>
  )
}

const row = css({ display: 'flex', alignItems: 'center', gap: '4', minHeight: 'touch', cursor: 'pointer' })
