import { createFileRoute } from '@tanstack/react-router'
import { LoadFailed } from '#src/features/mails/load-failed.tsx'
import { loadMail } from '#src/features/mails/load-mails.ts'
import { MailMissing } from '#src/features/mails/reader/mail-missing.tsx'
import { MailSkeleton } from '#src/features/mails/reader/mail-skeleton.tsx'
import { ReadingPane } from '#src/features/mails/reader/reading-pane.tsx'

export const Route = createFileRoute('/_app/apps/mailbox/label/$label/$id')({
  staticData: { reads: ['mails'] },
  loader: ({ params }) => loadMail(params.id),
  pendingComponent: MailSkeleton,
  errorComponent: LoadFailed,
  notFoundComponent: MailMissing,
  component: OpenMail,
})

function OpenMail() {
  return <ReadingPane {...Route.useLoaderData()} />
}
