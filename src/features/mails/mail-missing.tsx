import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { NoResultsScene } from '#src/ui/scenes/no-results.tsx'
import { css } from '#styled-system/css'
import { useList } from './use-list.ts'

/** Instead of a mail that is not there. */
export function MailMissing() {
  const { read } = useList()
  return (
    <EmptyState
      className={css({ minWidth: '0' })}
      scene={<NoResultsScene />}
      title={<Trans>This mail is not here</Trans>}
      actions={
        <Button onClick={() => read(undefined)}>
          <Trans>Back to the list</Trans>
        </Button>
      }
    >
      <Trans>It may have been deleted, here or in another window.</Trans>
    </EmptyState>
  )
}
