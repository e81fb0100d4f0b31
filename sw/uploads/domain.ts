import * as v from 'valibot'
import { uploads } from '#src/contract/uploads.ts'
import { Bytes, defineDomain } from '#sw/server/define-domain.ts'
import { storedType } from './types.ts'

/** Uploaded pictures and attachments. */
export const uploadDomain = defineDomain({
  name: 'uploads',
  contract: uploads,
  handlers: { '{upload}': () => import('./handlers.ts') },
  tables: {
    uploads: {
      indexes: { 1: 'id' },
      row: v.object({
        id: v.string(),
        /** A type that `storedType` returns. A backup with another type is refused. */
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
