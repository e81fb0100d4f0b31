import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { sessions } from '#src/contract/shop/sessions.ts'

const current = sharedQuery(['shop', 'permissions'], () => ifAllowed(client(sessions).current(), null), {
  first: 'now',
})

/** Returns whether the user has no open drawer into which cash could go; false while that is not known. */
export const useLacksDrawer = () => useSharedQuery(current).data === null
