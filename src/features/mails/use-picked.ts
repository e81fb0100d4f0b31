import { useState } from 'react'
import type { ListedMail, MailState } from '#src/contract/mails.ts'
import { useSelection } from '#src/ui/use-selection.ts'
import { api, type ListSearch, whereOf } from './load-mails.ts'
import type { Place } from './place.ts'
import type { Picked } from './use-list.ts'
import { useMails } from './use-mails.ts'

/** The chosen mails: some of this page, or all of the list. */
export function usePicked(rows: readonly ListedMail[], place: Place, search: ListSearch): Picked {
  const { asItIs } = useMails()
  const selection = useSelection(rows.map(({ id }) => id))
  const where = whereOf(place, search)
  const of = JSON.stringify(where)
  const [chosen, setChosen] = useState<{ of: string; mails: readonly MailState[] }>()
  const all = chosen?.of === of ? chosen.mails : undefined
  const mails = all?.map(asItIs) ?? rows.filter(({ id }) => selection.ids.includes(id))

  function clear() {
    setChosen(undefined)
    selection.clear()
  }

  /** Whoever takes one out of all is left with those of this page. */
  function toggle(id: string) {
    setChosen(undefined)
    selection.toggle(id)
  }

  return {
    ...selection,
    ids: mails.map(({ id }) => id),
    isChosen: id => all !== undefined || selection.isChosen(id),
    mails,
    toggle,
    clear,
    chooseAll: async () => setChosen({ of, mails: await api.select({ query: where }) }),
  }
}
