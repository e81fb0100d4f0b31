import { sample } from '#src/contract/sample.ts'
import { handle } from '#sw/server/handle.ts'
import { sampleStore } from './store.ts'

export const handlers = handle(sample, {
  progress: () => sampleStore.progress(),
  scale: ({ body }) => sampleStore.scale(body.count),
  reset: () => sampleStore.reset(),
})
