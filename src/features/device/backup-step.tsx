import type { ReactNode } from 'react'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { css } from '#styled-system/css'

interface Props {
  icon: ReactNode
  title: ReactNode
  action: ReactNode
  children: ReactNode
}

/** One action: its explanation and its button. */
export const BackupStep = ({ icon, title, action, children }: Props) => (
  <section className={step}>
    <LeadIcon>{icon}</LeadIcon>
    <div className={words}>
      <h3 className={css({ fontWeight: 'label' })}>{title}</h3>
      <p className={css({ textStyle: 'label', fontWeight: 'text', color: 'muted' })}>{children}</p>
    </div>
    {action}
  </section>
)

const step = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3.5',
  padding: '4',
  borderRadius: 'lg',
  boxShadow: 'insetHairline',
})
const words = css({ flex: '1', minWidth: '48' })
