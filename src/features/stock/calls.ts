import { client } from '#src/api/client.ts'
import { adjustments } from '#src/contract/shop/documents/adjustments.ts'
import { counts } from '#src/contract/shop/documents/counts.ts'
import { transfers } from '#src/contract/shop/documents/transfers.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'

export const warehouseCalls = client(warehouses)
export const countCalls = client(counts)
export const transferCalls = client(transfers)
export const adjustmentCalls = client(adjustments)
