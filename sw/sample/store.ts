import type { SampleProgress } from '#src/contract/sample.ts'
import { asset } from '#sw/server/assets.ts'
import type { Lang } from '#sw/server/lang.ts'
import { refuseInTeam } from '#sw/server/refuse-in-team.ts'
import { db } from '#sw/storage/db.ts'
import { labels } from '#sw/storage/labels.ts'
import { seed } from '#sw/storage/seeding.ts'
import { scaleProgress, type Wanted } from './job.ts'

export const sampleStore = {
  /** Returns the number of rows of each labelled table, and the progress of the scale. */
  async progress(lang: Lang): Promise<SampleProgress> {
    const counts = Object.entries(labels).map(async ([table, label]) => ({
      table,
      label: label?.[lang][1] ?? '',
      count: await db.table(table).count(),
    }))
    return { counts: await Promise.all(counts), scale: await scaleProgress() }
  },

  /** Continues to scale the sample for a second, and returns the progress. */
  async scale(wanted: Wanted, userId: string, lang: Lang) {
    await refuseInTeam()
    const { scale } = await import('./scale.ts')
    await scale(wanted, userId)
    return sampleStore.progress(lang)
  },

  /** Replaces all rows by the sample, except those of tables that are `keptByReset`. */
  async reset() {
    await refuseInTeam()
    await seed(name => asset(`seed/${name}.json`), { reset: true })
    return true
  },
}
