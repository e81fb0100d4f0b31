import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  icon: ReactNode
  title: ReactNode
  children: ReactNode
}

/** A card with one advantage of the product. */
export const FeatureCard = ({ icon, title, children }: Props) => (
  <li className={cx(sheet(), card)}>
    <span aria-hidden="true" className={mark}>
      {icon}
    </span>
    <h2 className={css({ textStyle: 'titleSm' })}>{title}</h2>
    <p className={css({ color: 'muted' })}>{children}</p>
  </li>
)

const card = css({ display: 'grid', gap: '2', alignContent: 'start', padding: '6' })
const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  marginBlockEnd: '2',
  borderRadius: 'lg',
  background: 'accent.subtle',
  color: 'accent.text',
  '& svg': { width: 'icon.lg', height: 'icon.lg' },
})
