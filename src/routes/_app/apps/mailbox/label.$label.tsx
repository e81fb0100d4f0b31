import { createFileRoute } from '@tanstack/react-router'
import { ListScreen } from '#src/features/mails/list/list-screen.tsx'
import { ListSkeleton } from '#src/features/mails/list/list-skeleton.tsx'
import { LoadFailed } from '#src/features/mails/load-failed.tsx'
import { loadList } from '#src/features/mails/load-mails.ts'
import { MailboxMissing } from '#src/features/mails/mailbox/mailbox-missing.tsx'
import { listDeps } from '#src/features/mails/search/mailbox-search.ts'

export const Route = createFileRoute('/_app/apps/mailbox/label/$label')({
  staticData: { reads: ['mails'] },
  loaderDeps: listDeps,
  loader: ({ params, deps }) => loadList({ kind: 'label', slug: params.label }, deps),
  pendingComponent: ListSkeleton,
  errorComponent: LoadFailed,
  notFoundComponent: MailboxMissing,
  component: Mails,
})

function Mails() {
  return <ListScreen {...Route.useLoaderData()} />
}
