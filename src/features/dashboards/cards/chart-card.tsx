import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/**
 * A sheet with one chart, which has the title. `bleed` is for a chart that reaches the edges. The browser draws it when it
 * is near the visible part of the page.
 */
export const ChartCard = ({ bleed = false, children }: { bleed?: boolean; children: ReactNode }) => (
  <section
    className={cx(
      sheet({ padded: !bleed }),
      css({
        contentVisibility: 'auto',
        containIntrinsicHeight: '[auto 20rem]',
        minWidth: '0',
        breakInside: 'avoid',
      }),
    )}
  >
    {children}
  </section>
)

interface HeadProps {
  title: ReactNode
  /** The main figure, large. */
  figure?: ReactNode
  /** Beside the figure: its change. */
  children?: ReactNode
}

/** The title of a chart, above its figure. */
export const ChartHead = ({ title, figure, children }: HeadProps) => (
  <>
    <h2
      className={css(
        figure === undefined ? { textStyle: 'titleSm' } : { textStyle: 'label', color: 'muted' },
      )}
    >
      {title}
    </h2>
    {(figure !== undefined || children) && (
      <p className={line}>
        {figure !== undefined && <span className={css({ textStyle: 'figure' })}>{figure}</span>}
        {children}
      </p>
    )}
  </>
)

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2.5',
  fontVariantNumeric: 'tabular-nums',
})
