import { useLingui } from '@lingui/react/macro'
import { startTransition, use, useState } from 'react'
import { useKeptApart } from '#src/blocks/lists/use-kept-apart.ts'
import { asBefore } from '#src/features/contacts/import/undo-import.ts'
import { api } from '#src/features/contacts/load-contacts.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { type Duplicates, findDuplicates } from './find-duplicates.ts'
import { type Chosen, mergedFields } from './merged-fields.ts'

/** Searches for duplicates immediately, and again on request. The component that uses this hook does not suspend. */
export function useSearch() {
  const { codes } = useContacts()
  const search = async () => findDuplicates(await api.list(), codes)
  const [searching, setSearching] = useState(search)
  return { searching, searchAgain: () => startTransition(() => setSearching(search())) }
}

export type Search = ReturnType<typeof useSearch>

/** The groups that are not handled yet, and the actions on a group. Suspends during the search. */
export function useDuplicates({ searching, searchAgain }: Search) {
  const { t, i18n } = useLingui()
  const { codes } = useContacts()
  const { groups, keepApart } = useKeptApart('contacts', use(searching))

  /** Merges each group into one contact. Fields without a choice keep the value of the kept contact. */
  async function merge(merged: readonly Duplicates[], chosen: Chosen = {}) {
    const kept = merged.flatMap(({ contacts }) => contacts.slice(0, 1))
    const ids = merged.flatMap(({ contacts }) => contacts.slice(1).map(({ id }) => id))
    const contacts = merged.flatMap(({ contacts: [first, ...others] }) =>
      first ? { id: first.id, contact: mergedFields(first, others, chosen, codes) } : [],
    )
    const isDone = await withErrorToast(() => api.merge({ body: { contacts, ids } }))
    searchAgain()
    if (!isDone) return
    const [one] = isDone
    const count = isDone.length
    toast.undo(
      count === 1
        ? t`Merged into “${{ name: one?.name }}”`
        : t`Merged into ${{ count: i18n.number(count) }} contacts`,
      async () => {
        await withErrorToast(() => api.unmerge({ body: { contacts: kept.map(asBefore), ids } }))
        searchAgain()
      },
    )
  }

  return { groups, keepApart, merge }
}
