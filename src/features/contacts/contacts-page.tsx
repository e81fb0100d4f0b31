import { useLingui } from '@lingui/react/macro'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCan } from '#src/api/rights.ts'
import { useRows } from '#src/api/rows/row-cache.ts'
import type { ListedContact } from '#src/contract/contacts.ts'
import { fold } from '#src/lib/text/fold.ts'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { ContactDialogs } from './contact-dialogs.tsx'
import { dialCodesOf } from './fields/phone.ts'
import { useLaunchedTables } from './import/use-launched-tables.ts'
import { ContactsPane } from './list/contacts-pane.tsx'
import { contactRows, contactTags } from './load-contacts.ts'
import { findContacts, warmSearch } from './search/find-contacts.ts'
import { useTagWords } from './tags/tag-words.ts'
import { useContactActions } from './use-contact-actions.ts'
import { ContactsContext } from './use-contacts.ts'

const route = getRouteApi('/_app/apps/contacts')

/** The list, and beside or over it the contact that the address names. */
export function ContactsPage() {
  const { t } = useLingui()
  const { countries } = route.useLoaderData()
  const tags = useRows(contactTags)
  const [list, run] = useOptimisticMutation<readonly ListedContact[]>(useRows(contactRows))
  const { q, tag } = route.useSearch()
  const search = useSearchText(q)
  const shown = findContacts(list, search.query, tag)
  const codes = dialCodesOf(countries)
  const named = useTagWords()(tags)
  const tagIds = new Map([...tags, ...named].map(({ id, title }) => [fold(title), id]))
  const canEdit = useCan()('contacts', 'edit')
  useTitle(t`Contacts`)
  useEffect(() => warmSearch(list), [list])
  useLaunchedTables(canEdit)

  return (
    <ContactsContext
      value={{ list, shown, tags: named, tagIds, countries, codes, canEdit, ...useContactActions(list, run) }}
    >
      <div className={panes}>
        <ContactsPane search={search} />
        <Outlet />
      </div>
      {canEdit && <ContactDialogs />}
    </ContactsContext>
  )
}

const panes = css({ flex: '1', display: 'flex', minHeight: '0', _print: { display: 'block' } })
