import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import type { Reply } from '#src/contract/core/define.ts'
import { funds } from '#src/contract/shop/funds.ts'

/** The calls for money. */
export const api = client(funds)

/** An entry of the book, with the name of its partner and the note of its voucher. */
export type BookRow = Reply<typeof funds.book>['rows'][number]
export type AgedDebt = Reply<typeof funds.debts>[number]

const route = getRouteApi('/_app/main/fund')

/** What the address of the screen can contain. */
type Search = ReturnType<typeof route.useSearch>

/** The search parameters of the screen, its data, and functions that open and close what is in the address. */
export function useFund() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Search, replace = false) =>
    void navigate({
      search: previous => ({ ...previous, ...next }),
      replace,
      resetScroll: false,
    })
  return {
    ...route.useLoaderData(),
    search,
    change,
    /** Closes the dialog that the address names. */
    close: () =>
      change(
        {
          entering: undefined,
          open: undefined,
          statement: undefined,
          partner: undefined,
          partnerKind: undefined,
        },
        true,
      ),
  }
}
