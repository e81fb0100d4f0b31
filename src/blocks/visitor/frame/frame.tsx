import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { Bar, Fine, Night } from './frame-parts.tsx'

interface Props {
  /** Sets `--columns`, the widths of the two halves, and `--art`, which is -1 for the picture on the left. */
  className?: string | undefined
  children: ReactNode
}

/** The frame of every page before and after signing in: the form, and from `md` a picture of the night next to it. */
export const Frame = ({ className, children }: Props) => (
  <div className={cx(halves, className)}>
    <div className={paper}>
      <Bar />
      <main id="main" tabIndex={-1} className={middle}>
        {children}
      </main>
      <Fine />
    </div>
    <Night className={night} />
  </div>
)

const halves = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: '[var(--columns, repeat(2, minmax(0, 1fr)))]',
  },
  minHeight: 'screen',
  background: 'neutral.25',
  _dark: { background: 'canvas' },
  _print: { display: 'block' },
})
const paper = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
  padding: { base: '5', sm: '8' },
  paddingInline: { md: '10' },
})
const middle = css({
  width: 'full',
  maxWidth: '[25rem]',
  margin: 'auto',
  paddingBlock: '8',
})
const night = css({
  display: { base: 'none', md: 'block' },
  position: 'sticky',
  top: '0',
  height: 'screen',
  order: '[var(--art, 0)]',
  _print: { display: 'none' },
})
