import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'
import { debouncedSearch, type Found, nothing } from './debounced-search.ts'
import { findEverything, type Group } from './find-everything.ts'
import { ResultGroup, type ResultsProps } from './result-group.tsx'

interface Props extends ResultsProps {
  text: string
}

/** The results for a text, in groups. */
export function SearchResults({ text, listId, activeId, onLeave }: Props) {
  const { t } = useLingui()
  const { status, query, results: groups, retry } = useFound(text)
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)

  return (
    <>
      <p role="status" className={css({ srOnly: true })}>
        {status === 'found' && <Plural value={count} one="# result" other="# results" />}
      </p>
      {status === 'searching' && groups.length === 0 && <SkeletonRows count={4} />}
      {status === 'failed' && <ErrorState title={<Trans>The search did not work</Trans>} onRetry={retry} />}
      {status === 'found' && groups.length === 0 && (
        <EmptyState scene={<NoResultsScene />} title={<Trans>No results found!</Trans>}>
          <Trans>Try fewer or other words. Accents do not matter.</Trans>
        </EmptyState>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={t`Results`}
        aria-busy={status === 'searching'}
        hidden={groups.length === 0}
        className={css({ padding: '2' })}
      >
        {groups.map(group => (
          <ResultGroup
            key={`${group.id} ${query}`}
            group={group}
            query={query}
            listId={listId}
            activeId={activeId}
            onLeave={onLeave}
          />
        ))}
      </div>
    </>
  )
}

/** Searches a text while the user types it. */
function useFound(text: string) {
  const [found, setFound] = useState<Found<Group>>(nothing)
  const [{ search, retry, stop }] = useState(() =>
    debouncedSearch({ find: findEverything, onChange: setFound }),
  )
  useEffect(() => search(text), [search, text])
  useEffect(() => stop, [stop])
  return { ...found, retry }
}
