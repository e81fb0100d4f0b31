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

/** The surface of the navigation. A dark one has contour lines. */
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
      // In the dark scheme the pane is as dark as the page next to it.
      ink: { _dark: { boxShadow: '[inset -1px 0 0 {colors.border}]' } },
      accent: {},
    },
  },
})
