import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { type IconButtonVariantProps, iconButton } from '#styled-system/recipes'

type Props = Omit<ComponentProps<'button'>, 'title'> &
  Omit<IconButtonVariantProps, 'pressed'> & {
    /** The action, as accessible name and tooltip. */
    label: string
    /** The tooltip, when it has more text than the label (a key, for example). */
    title?: string
    pressed?: boolean
  }

/** A button with only an icon. `pressed` makes it a toggle. */
export function IconButton({ label, title = label, variant, size, pressed, className, ...props }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={title}
      aria-pressed={pressed}
      {...props}
      className={cx(iconButton({ variant, size, pressed }), className)}
    />
  )
}
