import { type DocumentSearch, documentQueryOf } from '#src/blocks/shop/documents/document-search.ts'
import type { Adjustment, StockCount, Transfer } from '#src/contract/shop/documents/documents.ts'
import type { Pagination } from '#src/contract/shop/values.ts'
import { pageSize } from '#src/device/page-size.ts'
import { adjustmentCalls, countCalls, transferCalls, warehouseCalls } from './calls.ts'
import type { StockKind } from './kinds.ts'

export type StockDocument = StockCount | Transfer | Adjustment

const NEW = 'new'
const calls = { count: countCalls, transfer: transferCalls, adjustment: adjustmentCalls }

/** Loads a page of documents of a kind. Rejects with an `ApiProblem`. */
export const loadDocuments = (
  kind: StockKind,
  search: DocumentSearch,
): Promise<{ rows: StockDocument[]; pagination: Pagination }> =>
  calls[kind].list({ query: documentQueryOf(search, pageSize()) })

/** Loads a document by its id or code; `new` is one that is not stored yet. */
export const loadDocument = async (kind: StockKind, id: string): Promise<StockDocument | undefined> =>
  id === NEW ? undefined : calls[kind].get({ params: { id } })

/** Loads the balances of a warehouse, or of all. */
export const loadBalances = (warehouse = '') => warehouseCalls.balances({ query: { warehouse } })

/** Loads a page of the stock card of a product, the newest entry first; pages count from 1. */
export const loadCard = (
  product: string,
  { warehouse = '', page = 1 }: { warehouse?: string; page?: number },
) =>
  warehouseCalls.card({
    query: { product, warehouse, page: String(page - 1), size: String(pageSize()) },
  })
