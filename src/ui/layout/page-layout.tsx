import type { ReactNode } from 'react'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'

interface Props {
  title: string
  /** One line about the content. */
  lead?: ReactNode
  /** The main actions of the screen. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen with a title, a line about its content, and sheets below. */
export function PageLayout({ title, lead, actions, children }: Props) {
  useTitle(title)
  return (
    <div className={pageLayout}>
      <header className={head}>
        <div className={css({ flex: '1', minWidth: '[min(100%, 16rem)]' })}>
          <h1 tabIndex={-1} className={heading}>
            {title}
          </h1>
          {lead && <p className={css({ color: 'muted' })}>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}

/** Two sheets side by side if there is enough space, the first one wider. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={columns}>{children}</div>

/** The style of a screen. */
export const pageLayout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  paddingInline: 'page',
  paddingBlockStart: '2',
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2.5' })
const heading = css({ textStyle: 'heading', textWrap: 'balance' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[minmax(0, 1fr) 23.25rem]' },
  alignItems: 'start',
  gap: '5',
})
