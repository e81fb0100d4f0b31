import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

interface Props {
  icon: ReactNode
  title: ReactNode
  action: ReactNode
  children: ReactNode
}

/** One thing that can be done, what it means, and its button. */
export const BackupStep = ({ icon, title, action, children }: Props) => (
  <section className={step}>
    <span aria-hidden="true" className={lead}>
      {icon}
    </span>
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
const words = css({ flex: '1', minWidth: '48' })
