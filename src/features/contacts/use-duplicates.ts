import { useLingui } from '@lingui/react/macro'
import { startTransition, use, useState } from 'react'
import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import { attempt } from '#src/ui/tell-problem.ts'
import { toast } from '#src/ui/toast.tsx'
import { type Duplicates, findDuplicates } from './find-duplicates.ts'
import { api } from './load-contacts.ts'
import { asBefore } from './undo-import.ts'
import { useContacts } from './use-contacts.ts'

const key = 'outpost.contacts.distinct'

/** Looks for duplicates, at once and again whenever asked. Held by a component that does not wait for it. */
export function useSearch() {
  const { codes } = useContacts()
  const search = async () => findDuplicates(await api.list(), codes)
  const [searching, setSearching] = useState(search)
  return { searching, searchAgain: () => startTransition(() => setSearching(search())) }
}

export type Search = ReturnType<typeof useSearch>

/** The groups that are left to look at, and what can be done with one. Suspends while it looks. */
export function useDuplicates({ searching, searchAgain }: Search) {
  const { t } = useLingui()
  const [distinct, setDistinct] = useState(remembered)
  const groups = use(searching).filter(group => !distinct.includes(group.key))

  /** Remembers on this device that they are different people. */
  function keepApart(group: Duplicates) {
    const next = [...distinct, group.key]
    setDistinct(next)
    localStorage.setItem(key, JSON.stringify(next))
  }

  async function merge(kept: Contact, others: readonly Contact[], contact: ContactFields) {
    const ids = others.map(({ id }) => id)
    const isDone = await attempt(async () => {
      await api.updateMany({ body: { contacts: [{ id: kept.id, contact }] } })
      return api.removeMany({ body: { ids } })
    })
    searchAgain()
    if (!isDone) return
    toast.undo(t`Merged into “${{ name: contact.name ?? kept.name }}”`, async () => {
      await attempt(() => api.restore({ body: { ids } }))
      await attempt(() => api.updateMany({ body: { contacts: [asBefore(kept)] } }))
      searchAgain()
    })
  }

  return { groups, keepApart, merge }
}

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}
