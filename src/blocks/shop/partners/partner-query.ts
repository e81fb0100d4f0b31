import { client } from '#src/api/client.ts'
import { type SharedQuery, sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { customers, type Partner, suppliers } from '#src/contract/shop/partners.ts'

export type PartnerKind = Partner['kind']

/** The calls for the partners of each kind. */
export const partnerCalls = { customer: client(customers), supplier: client(suppliers) }

const known = new Map<string, SharedQuery<Partner>>()
const none: SharedQuery<Partner> = {
  subscribe: () => () => undefined,
  snapshot: () => empty,
  reload: () => Promise.resolve(),
  begin: () => Promise.resolve(),
}
const empty = {}

/** Returns a partner with the current debt; undefined until it is loaded, and without an id. */
export function usePartner(kind: PartnerKind, id: string | null): Partner | undefined {
  const key = `${kind} ${id}`
  const query =
    id === null
      ? none
      : (known.get(key) ??
        sharedQuery(['shop'], () => partnerCalls[kind].get({ query: { id } }), { first: 'now' }))
  if (id !== null) known.set(key, query)
  return useSharedQuery(query).data
}
