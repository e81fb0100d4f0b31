import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type SurfaceTone, surfaceTone } from '#src/shell/layouts/surface-tone.ts'
import { Contours } from '#src/ui/art/contours.tsx'
import { cva, cx } from '#styled-system/css'

interface Props {
  tone?: SurfaceTone | undefined
  className?: string
  children: ReactNode
}

/** The ground that holds the way; if it is dark, with the lines of the land on it. */
export function NavigationPane({ tone = 'ink', className, children }: Props) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Navigation`} className={cx(surfaceTone({ tone }), pane({ tone }), className)}>
      {tone !== 'paper' && <Contours />}
      {children}
    </nav>
  )
}

const pane = cva({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    overflow: 'hidden',
  },
  variants: {
    tone: {
      paper: { boxShadow: '[inset -1px 0 0 {colors.border}]' },
      // By night the pane is as dark as the page beside it.
      ink: { _dark: { boxShadow: '[inset -1px 0 0 {colors.border}]' } },
      accent: {},
    },
  },
})
