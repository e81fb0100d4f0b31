import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { shortText } from '#src/contract/core/fields.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { listQuery, pageOf } from './values.ts'

export type AuditLine = v.InferOutput<typeof AuditLine>
/** Who did what to which document, and the states before and after. */
export const AuditLine = v.object({
  id: shortText,
  at: v.string(),
  by: shortText,
  what: shortText,
  documentKind: shortText,
  documentId: shortText,
  documentCode: shortText,
  before: shortText,
  after: shortText,
  /** The manager who granted it with a PIN. */
  approvedBy: v.optional(shortText),
})

const path = '/api/shop/audit'
const may = rightsIn('admin')

export const audit = define({
  /** The lines of a document, or those of a person, of a kind of document and of a time; the newest first. */
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({
      document: v.optional(shortText, ''),
      by: v.optional(shortText, ''),
      kind: v.optional(shortText, ''),
      /** The first and the last moment, as ISO date-times; empty for no limit. */
      from: v.optional(shortText, ''),
      to: v.optional(shortText, ''),
      page: listQuery.page,
      size: listQuery.size,
    }),
    reply: pageOf(AuditLine),
  },
  /** Recomputes every counter from the entries. Replies with the differences: none, always. */
  integrity: {
    method: 'GET',
    path: `${path}/integrity`,
    needs: may.view,
    reply: v.object({
      checked: v.number(),
      differences: v.array(
        v.object({ what: v.string(), key: v.string(), stored: v.number(), computed: v.number() }),
      ),
    }),
  },
})
