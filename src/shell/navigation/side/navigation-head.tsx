import type { ComponentProps, ReactNode } from 'react'
import { HomeLink } from '#src/shell/header/home-link.tsx'
import { cva } from '#styled-system/css'

type Props = ComponentProps<typeof HomeLink> & {
  /** At the other end of the row. */
  children?: ReactNode
}

/** The logo above the navigation; `mark` is the short one for a narrow column. */
export const NavigationHead = ({ mark = false, tone = 'ink', children }: Props) => (
  <div className={bar({ mark })}>
    <HomeLink mark={mark} tone={tone} />
    {children}
  </div>
)

const bar = cva({
  base: { position: 'relative', flex: 'none', display: 'flex', alignItems: 'center', height: 'topbar' },
  variants: {
    mark: {
      true: { justifyContent: 'center' },
      false: { justifyContent: 'space-between', paddingInlineStart: '4', paddingInlineEnd: '3.5' },
    },
  },
})
