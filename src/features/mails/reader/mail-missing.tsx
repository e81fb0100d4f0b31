import { Trans } from '@lingui/react/macro'
import { Navigate, useParams } from '@tanstack/react-router'
import { wasRemoved } from '#src/device/removed.ts'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { mailboxLink } from '#src/features/mails/mailbox/mailbox.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { css } from '#styled-system/css'

/** Replaces a mail that does not exist; returns to the list from one that another device has removed. */
export function MailMissing() {
  const { mailbox, read } = useMailList()
  const { id = '' } = useParams({ strict: false })
  if (wasRemoved(id))
    return (
      <Navigate
        {...mailboxLink(mailbox)}
        search={previous => ({ ...previous, reply: undefined })}
        resetScroll={false}
        replace
      />
    )
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
