import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css } from '#styled-system/css'
import type { ExampleGroup } from './example.ts'
import { ExampleCard } from './example-card.tsx'

interface Props {
  title: string
  lead: ReactNode
  groups: readonly ExampleGroup[]
  /** Above the examples. */
  children?: ReactNode
}

/** A page of the showcase: its examples by group, with links to the groups. */
export function ShowcasePage({ title, lead, groups, children }: Props) {
  const { t } = useLingui()
  return (
    <PageLayout title={title} lead={lead}>
      {groups.length > 1 && (
        <nav aria-label={t`On this page`} className={contents}>
          {groups.map(({ id, title }) => (
            <Link key={id} to="." hash={id} replace className={jump}>
              {title}
            </Link>
          ))}
        </nav>
      )}
      {children}
      {groups.map(({ id, title, examples }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={group}>
          <h2 id={`${id}-title`} className={css({ textStyle: 'title' })}>
            {title}
          </h2>
          <div className={grid}>
            {examples.map(example => (
              <ExampleCard key={example.id} {...example} />
            ))}
          </div>
        </section>
      ))}
    </PageLayout>
  )
}

const contents = css({ display: 'flex', flexWrap: 'wrap', columnGap: '1', _print: { display: 'none' } })
const jump = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'navItem',
  paddingInline: '3',
  borderRadius: 'md',
  textStyle: 'label',
  color: 'muted',
  _touch: { minHeight: 'touch' },
  _hover: { background: 'hover', color: 'fg' },
})
const group = css({ display: 'grid', gap: '4', minWidth: '0', scrollMarginBlockStart: '20' })
const grid = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 21rem), 1fr))]',
})
