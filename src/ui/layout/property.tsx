import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** A line of properties: a name with an icon, and its value. The lines are in a `<dl>`. */
export function Property({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={line}>
      <dt className={name}>
        {icon}
        {label}
      </dt>
      <dd className={value}>{children}</dd>
    </div>
  )
}

const line = css({ display: 'flex', alignItems: 'center', minHeight: '11' })
const name = css({
  flex: 'none',
  width: { base: '28', sm: '32' },
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  fontSize: 'label',
  color: 'subtle',
  '& svg': { flex: 'none', width: 'icon.sm', height: 'icon.sm' },
})
const value = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
})
