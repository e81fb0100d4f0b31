import { counted, type SampleProgress, type Scale } from '#src/contract/sample.ts'
import { asset } from '#sw/server/assets.ts'
import { db } from '#sw/storage/db.ts'
import { seed } from '#sw/storage/seeding.ts'
import { scaleProgress } from './job.ts'

export const sampleStore = {
  async progress(): Promise<SampleProgress> {
    const counts = await Promise.all(counted.map(async name => [name, await db.table(name).count()]))
    return { counts: Object.fromEntries(counts), scale: await scaleProgress() }
  },

  async scale(count: Scale) {
    const { scale } = await import('./scale.ts')
    await scale(count)
    return sampleStore.progress()
  },

  async reset() {
    await seed(name => asset(`seed/${name}.json`), { reset: true })
    return true
  },
}
