import { useEffect, useState } from 'react'
import { client } from '#src/api/client.ts'
import { onInvalidation } from '#src/api/invalidation.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { type Shortages, shortagesOf, type TakenLine } from './shortages.ts'

const calls = client(sales)

/**
 * Returns the products of which lines take more than their warehouse has. The server is asked when a product is
 * added, and when the shop has changed. Without its reply nothing is short: it checks again when the goods leave.
 */
export function useShortages(lines: readonly TakenLine[], warehouseId: string): Shortages {
  const [available, setAvailable] = useState<ReadonlyMap<string, number>>(new Map())
  const ids = [...new Set(lines.map(({ productId }) => productId))].toSorted().join(',')

  useEffect(() => {
    if (ids === '' || warehouseId === '') return undefined
    let isCurrent = true
    async function ask() {
      const rows = await calls
        .available({ query: { warehouse: warehouseId, products: ids } })
        .catch(() => undefined)
      if (isCurrent && rows) setAvailable(new Map(rows.map(row => [row.productId, row.available])))
    }
    void ask()
    const end = onInvalidation(async domains => {
      // The reply to a change does not wait for it.
      if (domains.includes('shop') || domains.includes('products')) void ask()
    })
    return () => {
      isCurrent = false
      end()
    }
  }, [ids, warehouseId])

  return shortagesOf(lines, available)
}
