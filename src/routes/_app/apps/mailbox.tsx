import { createFileRoute } from '@tanstack/react-router'
import { MailboxSkeleton } from '#src/features/mails/list-skeleton.tsx'
import { loadMailbox } from '#src/features/mails/load-mails.ts'
import { MailboxSearch } from '#src/features/mails/mailbox-search.ts'
import { MailsPage } from '#src/features/mails/mails-page.tsx'

export const Route = createFileRoute('/_app/apps/mailbox')({
  validateSearch: MailboxSearch,
  staticData: { reads: ['mails', 'user'], fills: true },
  loader: loadMailbox,
  pendingComponent: MailboxSkeleton,
  component: MailsPage,
})
