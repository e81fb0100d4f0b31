import type { TakeIn, TakeOut } from '#src/contract/shop/documents/documents.ts'
import { inCalls, outCalls } from '#src/features/goods/calls.ts'
import type { WorkArea } from './areas.ts'

/** The most documents that a queue shows, the oldest first. */
const MAX_ROWS = '500'

const waiting = (status: string) => ({ query: { status, order: 'asc', page: '0', size: MAX_ROWS } as const })

const oldestFirst = (rows: TakeOut[]) => rows.toSorted((one, other) => (one.at < other.at ? -1 : 1))

const loaders: Record<WorkArea, () => Promise<(TakeOut | TakeIn)[]>> = {
  export: async () => (await outCalls.list(waiting('draft'))).rows,
  'take-out': async () => oldestFirst(await outCalls.toCollect()),
  delivery: async () => oldestFirst(await outCalls.toDeliver()),
  import: async () => (await inCalls.list(waiting('ordered'))).rows,
}

/** Loads the documents that wait in a queue, the oldest first. Rejects with an `ApiProblem`. */
export const loadQueue = (area: WorkArea) => loaders[area]()
