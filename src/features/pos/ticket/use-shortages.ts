import { useEffect, useState } from 'react'
import { client } from '#src/api/client.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { sales } from '#src/contract/shop/sales.ts'
import type { Ticket } from '#src/device/till.ts'
import { type Shortages, shortagesOf } from './shortages.ts'

const calls = client(sales)

/**
 * Returns the products of which the ticket takes more than its warehouse has. The server is asked when a product is
 * added, and when products have changed. Without its reply nothing is short: it checks again when the ticket is paid.
 */
export function useShortages(
  ticket: Ticket,
  warehouseId: string,
  products: readonly ShopProduct[] | undefined,
): Shortages {
  const [available, setAvailable] = useState<ReadonlyMap<string, number>>(new Map())
  const ids = [...new Set(ticket.lines.map(({ productId }) => productId))].toSorted().join(',')

  useEffect(() => {
    if (ids === '' || warehouseId === '') return undefined
    let isCurrent = true
    calls
      .available({ query: { warehouse: warehouseId, products: ids } })
      .then(rows => {
        if (isCurrent) setAvailable(new Map(rows.map(row => [row.productId, row.available])))
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [ids, warehouseId, products])

  return shortagesOf(ticket, available)
}
