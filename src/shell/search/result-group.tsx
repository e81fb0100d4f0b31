import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { searchLink } from '#src/lib/url/search-link.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { css } from '#styled-system/css'
import type { Group } from './find-everything.ts'
import { groupOf } from './group-of.ts'
import { ResultOption } from './result-option.tsx'
import { ShowAllOption } from './show-all-option.tsx'

/** What the results need of their field. */
export interface ResultsProps {
  listId: string
  /** The id of the option that the arrow keys have reached. */
  activeId: string | undefined
  /** Called when a result is opened. */
  onLeave: () => void
}

interface Props extends ResultsProps {
  group: Group
  /** The text that was searched. */
  query: string
}

/** The number of results of a kind that are shown before the user asks for all, so that no kind hides the others. */
const MAX_SHOWN = 5

/** The results of one kind under their heading. */
export function ResultGroup({ group, query, listId, activeId, onLeave }: Props) {
  const { t } = useLingui()
  const name = group.title ?? (group.id === 'category' ? t`Categories` : t`Products`)
  const { nav } = useShellData()
  const [isWhole, setIsWhole] = useState(false)
  const { length } = group.results
  const results = isWhole ? group.results : group.results.slice(0, MAX_SHOWN)
  const headingId = `${listId}-${group.id}`

  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={heading}>
        {name}
      </div>
      {results.map(result => {
        const id = `${headingId}-${result.id}`
        return (
          <ResultOption
            key={id}
            id={id}
            kind={group.id}
            result={group.id === 'pages' ? { ...result, about: groupOf(nav, result.link) } : result}
            query={query}
            isActive={id === activeId}
            onLeave={onLeave}
          />
        )
      })}
      {results.length < length && (
        <ShowAllOption
          id={`${headingId}-all`}
          isActive={activeId === `${headingId}-all`}
          count={length}
          name={name}
          link={group.screen && searchLink(group.screen, query)}
          onPick={() => (group.screen ? onLeave() : setIsWhole(true))}
        />
      )}
    </div>
  )
}

// spec: headings in upper case; Vietnamese accents need a line height of 1.6.
const heading = css({
  paddingInline: '3',
  paddingBlockStart: '3',
  paddingBlockEnd: '1',
  fontSize: 'caption',
  fontWeight: 'label',
  letterSpacing: '[0.04em]',
  lineHeight: '[1.6]',
  textTransform: 'uppercase',
  color: 'subtle',
})
