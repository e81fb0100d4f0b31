import { createFileRoute } from '@tanstack/react-router'
import { ContactDrawer } from '#src/features/contacts/editor/contact-drawer.tsx'
import { loadContact } from '#src/features/contacts/load-contacts.ts'
import { flag, searchParams } from '#src/lib/url/search-params.ts'

const search = searchParams({ edit: flag })

export const Route = createFileRoute('/_app/apps/contacts/$id')({
  validateSearch: search,
  staticData: { reads: ['contacts'] },
  loader: ({ params }) => loadContact(params.id),
  component: ContactDrawer,
})
