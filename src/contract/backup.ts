import * as v from 'valibot'
import { type Domain, define } from './core/define.ts'
import type { Problems } from './core/problems.ts'
import { rightsIn } from './shared/areas.ts'

/** A restore writes all domains, so all data on screen is read again. */
export const everything: readonly Domain[] = [
  'activities',
  'backup',
  'boards',
  'chat',
  'company',
  'contacts',
  'courses',
  'dashboards',
  'files',
  'guides',
  'mails',
  'messages',
  'navigation',
  'notes',
  'notifications',
  'pages',
  'permissions',
  'preferences',
  'products',
  'referenceData',
  'search',
  'session',
  'shop',
  'shortcuts',
  'tasks',
  'trash',
  'uploads',
  'user',
]

/** All data stored on a device. A backup file is this as JSON, compressed with gzip. */
export type Backup = v.InferOutput<typeof Backup>
export const Backup = v.object({
  app: v.literal('outpost'),
  /** The version of the stored data: see `schema-version.ts`. */
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Rows by table. Bytes are `{ "$bytes": base64 }`. */
  tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
})

/** The data that a restore replaced; it can be restored until the next restore. */
const Replaced = v.nullable(v.object({ at: v.string() }))

const may = rightsIn('admin')
const notABackup: Problems = { 400: ['foreignBackup', 'newerBackup', 'damagedBackup'] }

/** Beyond the specification: export of all data of this device as one file, and import of such a file. */
export const backup = define({
  export: { method: 'GET', path: '{admin}/backup/export', needs: may.edit, reply: Backup },
  /** The content of a file, without restoring it. A file that is not a backup is refused as by `restore`. */
  inspect: {
    method: 'POST',
    path: '{admin}/backup/inspect',
    needs: may.edit,
    multipart: true,
    body: v.object({ file: v.instance(File) }),
    reply: v.object({ at: v.string(), rows: v.record(v.string(), v.number()) }),
    errors: notABackup,
  },
  /**
   * Restores an exported file of this version or an older one. A file that is not a backup is refused and changes nothing.
   * 409 in a team.
   */
  restore: {
    method: 'POST',
    path: '{admin}/backup/restore',
    needs: may.edit,
    multipart: true,
    body: v.object({ file: v.instance(File) }),
    reply: v.boolean(),
    writes: everything,
    errors: { ...notABackup, 409: ['inTeam'] },
  },
  replaced: { method: 'GET', path: '{admin}/backup/replaced', needs: may.view, reply: Replaced },
  /** Undoes the last restore: the data that it replaced is back; false when there is none. */
  undoRestore: {
    method: 'POST',
    path: '{admin}/backup/take-back',
    needs: may.edit,
    reply: v.boolean(),
    writes: everything,
    errors: { 409: ['inTeam'] },
  },
})
