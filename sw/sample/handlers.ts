import { sample } from '#src/contract/sample.ts'
import { handle } from '#sw/server/handle.ts'
import { sampleStore } from './store.ts'

export const handlers = handle(sample, {
  progress: ({ lang }) => sampleStore.progress(lang),
  scale: ({ body, userId, lang }) => sampleStore.scale(body, userId, lang),
  reset: () => sampleStore.reset(),
})
