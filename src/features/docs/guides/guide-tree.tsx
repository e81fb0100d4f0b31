import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type GuideCategory, guideTree } from '#src/features/docs/addresses.ts'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { css } from '#styled-system/css'
import type { Guide } from './find-guides.ts'

interface Props {
  /** The guides that the search found, in the order of the search. */
  found: readonly Guide[]
  query: string
  /** The address of the open guide. */
  current: string
}

/** The guides by category; while there is a search, only those that it found. */
export function GuideTree({ found, query, current }: Props) {
  const { t } = useLingui()
  const names: Record<GuideCategory, string> = {
    'getting-started': t`Getting started`,
    operation: t`Operation`,
    development: t`For developers`,
  }
  const groups = (Object.keys(guideTree) as GuideCategory[]).map(category => ({
    category,
    guides: found.filter(({ address }) => address.startsWith(`${category}/`)),
  }))

  if (found.length === 0) return <NoMatches query={query} title={<Trans>No guide has these words</Trans>} />
  return (
    <nav aria-label={t`Guides`}>
      {groups.map(
        ({ category, guides }) =>
          guides.length > 0 && (
            <section
              key={category}
              aria-labelledby={`guides-${category}`}
              className={css({ marginBlockEnd: '4' })}
            >
              <h2 id={`guides-${category}`} className={css({ textStyle: 'label', color: 'subtle' })}>
                {names[category]}
              </h2>
              <ul>
                {guides.map(({ address, title }) => (
                  <li key={address}>
                    <Link
                      to="/docs/$"
                      params={{ _splat: `guides/${address}` }}
                      search={previous => ({ ...previous, call: undefined })}
                      aria-current={address === current ? 'page' : undefined}
                      className={line}
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </nav>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'md',
  color: 'muted',
  _hover: { background: 'hover', color: 'fg' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-current=page]': { background: 'accent.selected', color: 'accent.onSelected' },
})
