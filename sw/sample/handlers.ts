import { sample } from '#src/contract/sample.ts'
import { handle } from '#sw/server/handle.ts'
import { sampleStore } from './store.ts'

export const handlers = handle(sample, {
  progress: ({ lang }) => sampleStore.progress(lang),
  scale: ({ body, lang }) => sampleStore.scale(body.count, lang),
  reset: () => sampleStore.reset(),
})
