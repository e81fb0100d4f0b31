import * as v from 'valibot'
import { uploads } from '#src/contract/uploads.ts'
import { Bytes, defineDomain } from '#sw/server/define-domain.ts'
import { storedType } from './types.ts'

/** Pictures and attachments that were uploaded. */
export const uploadDomain = defineDomain({
  name: 'uploads',
  contract: uploads,
  handlers: () => import('./handlers.ts'),
  tables: {
    uploads: {
      indexes: { 1: 'id' },
      row: v.object({
        id: v.string(),
        /** As `storedType` says. A backup with another is refused. */
        mime: v.pipe(
          v.string(),
          v.check(mime => mime === storedType(mime), 'No type of an upload'),
        ),
        data: Bytes,
        at: v.optional(v.number()),
        checkedAt: v.optional(v.number()),
      }),
    },
  },
})
