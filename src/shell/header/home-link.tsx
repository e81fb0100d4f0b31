import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Logo } from '#src/ui/art/logo.tsx'
import { css } from '#styled-system/css'

/** The logo. It links to the console. */
export const HomeLink = (props: Pick<ComponentProps<typeof Logo>, 'mark' | 'tone'>) => (
  <Link to="/main/console" className={home}>
    <Logo {...props} />
  </Link>
)

const home = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '1.5',
  borderRadius: 'md',
})
