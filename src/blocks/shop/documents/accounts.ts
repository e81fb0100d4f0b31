import { useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { funds } from '#src/contract/shop/funds.ts'

const all = sharedQuery(['shop', 'permissions'], () => ifAllowed(client(funds).accounts(), []), {
  first: 'now',
})

/** Returns the accounts that money can be paid from: only the cash for users who may not see the funds. */
export function useAccounts(): readonly { id: string; name: string }[] {
  const { t } = useLingui()
  const accounts = useSharedQuery(all).data ?? []
  return accounts.length > 0 ? accounts : [{ id: 'cash', name: t`Cash` }]
}
