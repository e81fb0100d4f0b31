import { ArrowDownTrayIcon, PlusIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useDialog } from '#src/features/contacts/use-dialog.ts'
import { useNewContact } from '#src/features/contacts/use-new-contact.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'

/** Explains why the list is empty: no contacts, no search results, or no contact with the tag. */
export function ContactsEmpty({ query }: { query: string }) {
  const { list } = useContacts()
  if (list.length === 0) return <NobodyYet />
  return query ? <NotFound query={query} /> : <NobodyTagged />
}

function NobodyYet() {
  const { canEdit } = useContacts()
  const addContact = useNewContact()
  const { open } = useDialog()
  return (
    <EmptyState
      title={<Trans>Nobody here yet</Trans>}
      actions={
        canEdit && (
          <>
            <Button variant="primary" onClick={addContact}>
              <PlusIcon />
              <Trans>Add contact</Trans>
            </Button>
            <Button onClick={() => open('import')}>
              <ArrowDownTrayIcon />
              <Trans>Import</Trans>
            </Button>
          </>
        )
      }
    >
      <Trans>
        Suppliers, drivers, regular customers and staff belong here. Bring them along from your phone or
        Google as a .vcf file.
      </Trans>
    </EmptyState>
  )
}

const route = getRouteApi('/_app/apps/contacts')

function NotFound({ query }: { query: string }) {
  const { tag } = route.useSearch()
  return (
    <NoMatches actions={tag && <AllTags />}>
      <Trans>Nobody matches “{query}”. Accents do not matter; a part of the name or number is enough.</Trans>
    </NoMatches>
  )
}

const NobodyTagged = () => (
  <NoMatches title={<Trans>Nobody with this tag</Trans>} actions={<AllTags />}>
    <Trans>Open a contact to give it a tag, or select several and tag them together.</Trans>
  </NoMatches>
)

function AllTags() {
  const navigate = route.useNavigate()
  return (
    <Button onClick={() => navigate({ to: '.', search: previous => ({ ...previous, tag: undefined }) })}>
      <Trans>Search all contacts</Trans>
    </Button>
  )
}
