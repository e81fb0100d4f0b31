import * as v from 'valibot'
import { type Domain, define } from './core/define.ts'
import { rightsIn } from './shared/areas.ts'

/** A restore writes everything, so everything on screen is read again. */
export const everything: readonly Domain[] = [
  'backup',
  'boards',
  'chat',
  'company',
  'contacts',
  'files',
  'guides',
  'mails',
  'messages',
  'navigation',
  'notes',
  'notifications',
  'preferences',
  'products',
  'search',
  'session',
  'shortcuts',
  'tasks',
  'user',
]

/** Everything that is kept on a device. In a file it is this as JSON, compressed by gzip. */
export type Backup = v.InferOutput<typeof Backup>
export const Backup = v.object({
  app: v.literal('outpost'),
  /** The version of what is stored: see `schema-version.ts`. */
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Rows by table. Bytes are `{ "$bytes": base64 }`. */
  tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
})

/** What a restore replaced, which can be taken back until the next one. */
const Replaced = v.nullable(v.object({ at: v.string() }))

const may = rightsIn('admin')

/** Beyond the specification: one file with everything of this device, and the way back from one. */
export const backup = define({
  export: { method: 'GET', path: '{admin}/backup/export', needs: may.edit, reply: Backup },
  /** What a file holds, without restoring it. What is no backup is refused as by `restore`. */
  inspect: {
    method: 'POST',
    path: '{admin}/backup/inspect',
    needs: may.edit,
    multipart: true,
    body: v.object({ file: v.instance(File) }),
    reply: v.object({ at: v.string(), rows: v.record(v.string(), v.number()) }),
  },
  /** Takes a file as it was exported, by this version or an older one. What is no backup is refused and changes nothing. */
  restore: {
    method: 'POST',
    path: '{admin}/backup/restore',
    needs: may.edit,
    multipart: true,
    body: v.object({ file: v.instance(File) }),
    reply: v.boolean(),
    writes: everything,
    errors: { 400: ['foreignBackup', 'newerBackup', 'damagedBackup'] },
  },
  replaced: { method: 'GET', path: '{admin}/backup/replaced', needs: may.view, reply: Replaced },
  /** Brings back what the last restore replaced; false when there is nothing. */
  takeBack: {
    method: 'POST',
    path: '{admin}/backup/take-back',
    needs: may.edit,
    reply: v.boolean(),
    writes: everything,
  },
})
