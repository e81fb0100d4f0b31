import type { ReactNode } from 'react'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
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
    <LeadIcon>{icon}</LeadIcon>
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
