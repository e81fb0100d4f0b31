import { client } from '#src/api/client.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { takeOuts } from '#src/contract/shop/documents/take-outs.ts'

export const outCalls = client(takeOuts)
export const inCalls = client(takeIns)
