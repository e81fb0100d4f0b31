import { Trans } from '@lingui/react/macro'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { css } from '#styled-system/css'

/** Replaces a mail that does not exist. */
export function MailMissing() {
  const { read } = useMailList()
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
      <Trans>The mail may have been deleted, here or in another window.</Trans>
    </EmptyState>
  )
}
