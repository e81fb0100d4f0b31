import { Trans } from '@lingui/react/macro'
import { useCompose } from '#src/features/mails/compose/use-compose.ts'
import { useMailSearch } from '#src/features/mails/search/use-mail-search.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { useMailList } from './use-mail-list.ts'

/** Explains why the list is empty: no mails, or no search results. */
export function MailsEmpty() {
  const { mailbox, search } = useMailList()
  const { q, attached, unread, from } = search
  const { change, narrow } = useMailSearch()
  const compose = useCompose()

  function showAll() {
    narrow({ q: undefined, attached: undefined, unread: undefined, from: undefined })
    change('')
  }

  if (q || attached || unread || from)
    return (
      <NoMatches
        title={<Trans>No mail found</Trans>}
        actions={
          <Button onClick={showAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        <Trans>Accents do not matter. Try fewer words, or turn the filters off.</Trans>
      </NoMatches>
    )

  return (
    <EmptyState
      title={<Trans>Nothing here</Trans>}
      actions={
        <Button onClick={() => void compose.open('new')}>
          <Trans>Write a mail</Trans>
        </Button>
      }
    >
      <WhatBelongs slug={mailbox.slug} />
    </EmptyState>
  )
}

function WhatBelongs({ slug }: { slug: string }) {
  if (slug === 'outbox')
    return <Trans>What you send waits here for some seconds, and without a network until there is one.</Trans>
  if (slug === 'trash') return <Trans>What you delete is here until you delete it for good.</Trans>
  if (slug === 'spam') return <Trans>Mails that nobody asked for. Good: there are none.</Trans>
  if (slug === 'drafts') return <Trans>What you write is kept here by itself until you send it.</Trans>
  if (slug === 'snoozed')
    return <Trans>Mails that you snooze wait here until they come back to the inbox.</Trans>
  if (slug === 'starred') return <Trans>Press the star of a mail to find it here.</Trans>
  return <Trans>Mails that come in, or that you move here, are listed here.</Trans>
}
