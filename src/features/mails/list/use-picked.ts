import { useEffect, useEffectEvent, useState } from 'react'
import type { ListedMail, MailState } from '#src/contract/mails.ts'
import { api, whereOf } from '#src/features/mails/load-mails.ts'
import type { Shown } from '#src/features/mails/search/use-find.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { useSelection } from '#src/ui/list/use-selection.ts'
import type { Picked } from './use-list.ts'

/** All of a list, on whatever page, as they were when the list was read. */
interface Chosen {
  of: string
  at: Date
  mails: readonly MailState[]
}

/** The chosen mails: some of this page, or all of the list. */
export function usePicked(rows: readonly ListedMail[], { list, search }: Shown): Picked {
  const { asItIs } = useMails()
  const selection = useSelection(rows.map(({ id }) => id))
  const where = whereOf(list.place, search)
  const of = JSON.stringify(where)
  const [chosen, setChosen] = useState<Chosen>()
  const all = chosen?.of === of ? chosen.mails : undefined
  const mails = all?.map(asItIs) ?? rows.filter(({ id }) => selection.ids.includes(id))

  const { at } = list
  const readAll = async (at: Date) => ({ of, at, mails: await api.select({ query: where }) })

  // Those that other pages have do not come with this one when something has changed.
  const renew = useEffectEvent(async (at: Date) => {
    if (!all || chosen?.at === at) return
    const renewed = await readAll(at).catch(() => undefined)
    setChosen(now => (now?.of === renewed?.of ? renewed : now))
  })
  useEffect(() => void renew(at), [at])

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
    chooseAll: async () => setChosen(await readAll(at)),
  }
}
