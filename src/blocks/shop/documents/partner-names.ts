import { ifAllowed } from '#src/api/rights.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { type PartnerKind, partnerCalls } from '#src/blocks/shop/partners/partner-query.ts'

const namesOf = (kind: PartnerKind) =>
  sharedQuery(
    ['shop', 'permissions'],
    async () => {
      const page = await ifAllowed(
        partnerCalls[kind].list({ query: { merged: 'true', page: '0', size: '1000000' } }),
        undefined,
      )
      return new Map(page?.rows.map(({ id, name }) => [id, name]))
    },
    { first: 'now' },
  )

const names = { customer: namesOf('customer'), supplier: namesOf('supplier') }

/** Returns the names of all customers or suppliers by id: none for users who may not see them. */
export const usePartnerNames = (kind: PartnerKind): ReadonlyMap<string, string> =>
  useSharedQuery(names[kind]).data ?? none

const none: ReadonlyMap<string, string> = new Map()
