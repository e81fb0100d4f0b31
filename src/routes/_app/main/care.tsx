import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { contacts } from '#src/contract/contacts.ts'
import { mails } from '#src/contract/mails.ts'
import { Care } from '#src/features/care/care.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/care')({
  staticData: { reads: ['mails', 'contacts'] },
  loader: async () => {
    const [inbox, folders, people] = await Promise.all([
      client(mails).list({ query: { folder: 'inbox' } }),
      client(mails).folders(),
      client(contacts).browse({ query: {} }),
    ])
    const unread = folders.find(({ slug }) => slug === 'inbox')?.count ?? 0
    return { mails: inbox.mails ?? [], unread, people: people.slice(0, 8) }
  },
  pendingComponent: PageSkeleton,
  component: CareScreen,
})

function CareScreen() {
  return <Care {...Route.useLoaderData()} />
}
