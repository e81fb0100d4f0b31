import { ArrowLeftIcon } from '@heroicons/react/24/outline'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css, cx } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { StateTag } from './state-tag.tsx'

interface Props {
  title: string
  status?: string | undefined
  lead?: ReactNode
  /** The address of the list, and its name. */
  back: { to: string; label: string }
  /** Buttons at the head that do not change the document: print. */
  tools?: ReactNode
  /** What stays at hand at the foot: the totals, and the buttons that change the state. */
  summary?: ReactNode
  actions?: ReactNode
  /** What is beside the lines on a desk, and below them on a phone. */
  side: ReactNode
  children: ReactNode
}

/** The page of a document: its lines, the facts beside them, and a bar at the foot that a thumb reaches. */
export function DocumentPage({ title, status, lead, back, tools, summary, actions, side, children }: Props) {
  useTitle(title)
  return (
    <div className={page}>
      <header className={head}>
        <Link to={back.to} aria-label={back.label} title={back.label} className={iconButton({ size: 'lg' })}>
          <ArrowLeftIcon />
        </Link>
        <div className={css({ flex: '1', minWidth: '0' })}>
          <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })}>
            <h1 tabIndex={-1} className={heading}>
              {title}
            </h1>
            {status && <StateTag status={status} />}
          </div>
          {lead && <p className={css({ color: 'muted' })}>{lead}</p>}
        </div>
        {tools}
      </header>
      <div className={columns}>
        <div className={stack}>{children}</div>
        <div className={stack}>{side}</div>
      </div>
      {(summary || actions) && (
        <div className={bar}>
          <div className={css({ flex: '[1 1 10rem]', minWidth: '0' })}>{summary}</div>
          <div className={buttons}>{actions}</div>
        </div>
      )}
    </div>
  )
}

const page = cx(
  css({
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    gap: '5',
    paddingInline: 'page',
    paddingBlockStart: '2',
    _print: { display: 'none' },
  }),
)
const head = css({ display: 'flex', alignItems: 'center', gap: '2.5' })
const heading = css({ textStyle: 'heading', overflowWrap: 'anywhere' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[minmax(0, 1fr) 23.25rem]' },
  alignItems: 'start',
  gap: '5',
})
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
const bar = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  marginInline: '[calc(-1 * {spacing.page})]',
  marginBlockStart: 'auto',
  paddingInline: 'page',
  paddingBlockStart: '3',
  paddingBlockEnd: '[max(0.75rem, env(safe-area-inset-bottom))]',
  background: 'surface',
  borderBlockStart: 'hairline',
})
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2.5',
  flex: { base: '[1 1 100%]', sm: '[0 1 auto]' },
  '& > *': { flex: { base: '[1 1 auto]', sm: '[none]' }, minHeight: { base: '12', sm: '0' } },
})
