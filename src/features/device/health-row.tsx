import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

interface Props {
  icon: ReactNode
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** One fact about the device. */
export const HealthRow = ({ icon, title, action, children }: Props) => (
  <li className={row}>
    <span aria-hidden="true" className={lead}>
      {icon}
    </span>
    <div className={css({ flex: '1', minWidth: '0' })}>
      <div className={css({ fontWeight: 'label' })}>{title}</div>
      <div className={css({ textStyle: 'caption', color: 'subtle' })}>{children}</div>
    </div>
    {action}
  </li>
)

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '2.5',
  '& + &': { borderBlockStart: 'hairline' },
})
const lead = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '10',
  height: '10',
  borderRadius: 'md',
  background: 'sunken',
  color: 'muted',
  '& svg': { width: 'icon.md', height: 'icon.md' },
})
