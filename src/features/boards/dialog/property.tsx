import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** A line of a card's properties. */
export const Property = ({
  icon,
  label,
  children,
}: {
  icon: ReactNode
  label: string
  children: ReactNode
}) => (
  <div className={line}>
    <dt className={name}>
      {icon}
      {label}
    </dt>
    <dd className={value}>{children}</dd>
  </div>
)

/** A value that is pressed to change it. */
export const valueButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '8',
  marginInlineStart: '[-0.5rem]',
  paddingInline: '2',
  borderRadius: 'md',
  _hover: { background: 'hover' },
  _expanded: { background: 'hover' },
  _touch: { minHeight: 'touch' },
})

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
