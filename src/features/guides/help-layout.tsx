import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** The frame of every page of the help centre: wide enough for a text with a list beside it. */
export const HelpLayout = ({ children }: { children: ReactNode }) => <div className={frame}>{children}</div>

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  width: 'full',
  maxWidth: 'pane.content',
  marginInline: 'auto',
  paddingInline: 'page',
  paddingBlockEnd: '8',
  _print: { maxWidth: '[none]', paddingInline: '0' },
})
