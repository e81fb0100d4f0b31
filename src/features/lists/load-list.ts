import { client } from '#src/api/client.ts'
import { partnerCalls } from '#src/blocks/shop/partners/partner-query.ts'
import { ALL_ROWS } from '#src/contract/shop/values.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'
import { user } from '#src/contract/user.ts'
import type { ListRow } from './kind.ts'

const all = { query: { page: '0', size: ALL_ROWS } }

/** The lists besides that of products, and the call that returns their rows. */
const calls = {
  customer: async () => (await partnerCalls.customer.list(all)).rows,
  supplier: async () => (await partnerCalls.supplier.list(all)).rows,
  warehouse: () => client(warehouses).list(),
  employee: () => client(user).list(),
} satisfies Record<string, () => Promise<readonly ListRow[]>>

export type OtherListKind = keyof typeof calls

export const isOtherList = (name: string): name is OtherListKind => Object.hasOwn(calls, name)

/** Returns all rows of a list. */
export const loadList = (kind: OtherListKind): Promise<readonly ListRow[]> => calls[kind]()
