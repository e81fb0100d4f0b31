import { createFileRoute } from '@tanstack/react-router'
import { ContactsPage } from '#src/features/contacts/contacts-page.tsx'
import { dialogs } from '#src/features/contacts/dialogs.ts'
import { ContactSkeleton } from '#src/features/contacts/list/contact-skeleton.tsx'
import { loadContacts } from '#src/features/contacts/load-contacts.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { oneOf, searchParams, text } from '#src/lib/url/search-params.ts'

const search = searchParams({
  q: text,
  tag: text,
  /** The open dialog. */
  do: oneOf(...dialogs),
})

export const Route = createFileRoute('/_app/apps/contacts')({
  validateSearch: search,
  staticData: { reads: [], fills: true },
  loader: () => withTexts('contacts', loadContacts()),
  pendingComponent: ContactSkeleton,
  component: ContactsPage,
})
