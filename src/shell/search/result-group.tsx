import { useLingui } from '@lingui/react/macro'
import { css } from '#styled-system/css'
import type { Group, GroupId } from './find-everything.ts'
import { ResultOption } from './result-option.tsx'
import type { SearchResultsProps } from './search-results.tsx'

type Props = Omit<SearchResultsProps, 'text'> & {
  group: Group
  /** What they were found by. */
  sought: string
}

/** The results of one kind under their heading. */
export function ResultGroup({ group, sought, listId, activeId, onLeave }: Props) {
  const { t } = useLingui()
  const names: Record<GroupId, string> = {
    pages: t`Pages`,
    category: t`Categories`,
    product: t`Products`,
    contacts: t`Contacts`,
    tasks: t`Tasks`,
  }
  const headingId = `${listId}-${group.id}`

  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={heading}>
        {names[group.id]}
      </div>
      {group.results.map(result => {
        const id = `${headingId}-${result.id}`
        return (
          <ResultOption
            key={id}
            id={id}
            kind={group.id}
            result={result}
            sought={sought}
            isActive={id === activeId}
            onLeave={onLeave}
          />
        )
      })}
    </div>
  )
}

// spec: headings in upper case; Vietnamese marks need the room of 1.6 lines.
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
