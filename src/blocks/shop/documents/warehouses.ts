import { client } from '#src/api/client.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { type Warehouse, warehouses } from '#src/contract/shop/warehouses.ts'

const all = sharedQuery(['shop'], () => client(warehouses).list(), { first: 'now' })

/** Returns the warehouses; none until they are loaded. */
export const useWarehouses = (): readonly Warehouse[] => useSharedQuery(all).data ?? none

/** Returns a function that names a warehouse. */
export function useWarehouseName() {
  const warehouses = useWarehouses()
  return (id: string) => warehouses.find(one => one.id === id)?.name ?? ''
}

const none: readonly Warehouse[] = []
