import { useEffect, useEffectEvent, useState } from 'react'
import type { ListedMail, MailState } from '#src/contract/mails.ts'
import { api, whereOf } from '#src/features/mails/load-mails.ts'
import type { VisibleList } from '#src/features/mails/search/use-mail-search.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { type Selection, useSelection } from '#src/ui/lists/use-selection.ts'

export interface MailSelection extends Selection {
  /** The selected mails, which can be more than the page shows. */
  mails: readonly MailState[]
  /** Selects all mails of the list, on every page. */
  selectEveryPage: () => Promise<void>
}

/** All mails of a list, on every page, as they were when the list was read. */
interface EveryPage {
  of: string
  at: Date
  mails: readonly MailState[]
}

/** The selected mails: some of this page, or all of the list. */
export function useMailSelection(rows: readonly ListedMail[], { list, search }: VisibleList): MailSelection {
  const { withPendingChanges } = useMails()
  const [everyPage, setEveryPage] = useState<EveryPage>()
  // Selecting or deselecting a single row limits the selection to this page.
  const selection = useSelection(
    rows.map(({ id }) => id),
    () => setEveryPage(undefined),
  )
  const where = whereOf(list.mailbox, search)
  const of = JSON.stringify(where)
  const all = everyPage?.of === of ? everyPage.mails : undefined
  const mails = all?.map(withPendingChanges) ?? rows.filter(({ id }) => selection.ids.includes(id))

  const { at } = list
  const readAll = async (at: Date) => ({ of, at, mails: await api.select({ query: where }) })

  // A reload brings only this page, so the mails of the other pages are read again here.
  const renew = useEffectEvent(async (at: Date) => {
    if (!all || everyPage?.at === at) return
    const renewed = await readAll(at).catch(() => undefined)
    setEveryPage(now => (now?.of === renewed?.of ? renewed : now))
  })
  useEffect(() => void renew(at), [at])

  return {
    ...selection,
    ids: mails.map(({ id }) => id),
    isSelected: id => all !== undefined || selection.isSelected(id),
    isActive: all !== undefined || selection.isActive,
    mails,
    selectEveryPage: async () => setEveryPage(await readAll(at)),
  }
}
