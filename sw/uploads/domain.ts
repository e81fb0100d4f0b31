import * as v from 'valibot'
import { uploads } from '#src/contract/uploads.ts'
import { Bytes, defineDomain } from '#sw/server/define-domain.ts'

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
        mime: v.string(),
        data: Bytes,
        at: v.optional(v.number()),
        checkedAt: v.optional(v.number()),
      }),
    },
  },
})
