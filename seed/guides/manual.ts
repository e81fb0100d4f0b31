import { backup } from './manual/backup.ts'
import { install } from './manual/install.ts'
import { offline } from './manual/offline.ts'
import { printing } from './manual/printing.ts'
import { rights } from './manual/rights.ts'
import { scanner } from './manual/scanner.ts'
import type { Topic } from './topic.ts'

/** Guides for this app. */
export const manual: Topic = {
  slug: 'using-outpost',
  title: { vi: 'Dùng Outpost', en: 'Using Outpost' },
  entries: [install, offline, backup, scanner, printing, rights],
}
