import { createFileRoute } from '@tanstack/react-router'
import { MailboxSkeleton } from '#src/features/mails/list/list-skeleton.tsx'
import { loadMailbox } from '#src/features/mails/load-mails.ts'
import { MailsPage } from '#src/features/mails/mails-page.tsx'
import { MailboxSearch } from '#src/features/mails/search/mailbox-search.ts'
import { withTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/apps/mailbox')({
  validateSearch: MailboxSearch,
  staticData: { reads: ['mails', 'user'], fills: true },
  loader: () => withTexts('mails', loadMailbox()),
  pendingComponent: MailboxSkeleton,
  component: MailsPage,
})
