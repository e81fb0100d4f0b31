import type { ReactNode } from 'react'
import { SharedIcon } from '#src/ui/icon/shared-icon.tsx'
import { css, cva, cx } from '#styled-system/css'

type Tone = keyof typeof icons
type Props = {
  tone?: Tone
  title?: ReactNode
  /** One more sentence. */
  children?: ReactNode
  /** Replaces the icon of the tone. */
  icon?: ReactNode
  /** One secondary button on the right. */
  action?: ReactNode
  className?: string
}

/**
 * A message inside a page. With the tone `danger` a screen reader reads it immediately, with the others after its
 * current text.
 */
export function Notice({ tone = 'info', title, children, icon, action, className }: Props) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={cx(banner({ tone }), className)}>
      <span className={lead} aria-hidden="true">
        {icon ?? <SharedIcon name={icons[tone]} />}
      </span>
      <div className={body}>
        {title && <strong className={css({ display: 'block' })}>{title}</strong>}
        {children && <div className={title ? more : undefined}>{children}</div>}
      </div>
      {action}
    </div>
  )
}

const icons = {
  info: 'information-circle',
  success: 'check-circle',
  warning: 'exclamation-triangle',
  danger: 'x-circle',
}

const banner = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    padding: '3.5',
    borderRadius: 'lg',
    color: 'fg',
  },
  variants: {
    tone: {
      info: { background: 'info.subtle', '& > span': { color: 'info.text' } },
      success: { background: 'success.subtle', '& > span': { color: 'success.text' } },
      warning: { background: 'warning.subtle', '& > span': { color: 'warning.text' } },
      danger: { background: 'danger.subtle', '& > span': { color: 'danger.text' } },
    },
  },
})

const lead = css({ alignSelf: 'start', flex: 'none', '& svg': { width: 'icon.md', height: 'icon.md' } })
const body = css({ flex: '1', minWidth: '0' })
const more = css({ textStyle: 'caption', color: 'muted' })
