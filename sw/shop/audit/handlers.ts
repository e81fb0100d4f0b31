import { audit } from '#src/contract/shop/audit.ts'
import { handle } from '#sw/server/handle.ts'
import { pageOf } from '#sw/shop/documents/list.ts'
import { mayNamed } from '#sw/shop/documents/refuse.ts'
import { db } from '#sw/storage/db.ts'
import { integrity } from './integrity.ts'

export const auditHandlers = handle(audit, {
  async list({ query }) {
    const rows = query.document
      ? (await db.shopAudit.where({ documentId: query.document }).toArray()).toSorted((one, other) =>
          one.at < other.at ? 1 : -1,
        )
      : await db.shopAudit.orderBy('at').reverse().toArray()
    return pageOf(rows, query)
  },
  async integrity({ userId }) {
    const { checked, differences } = await integrity()
    const maySeeCost = await mayNamed(userId, 'seeCost')
    return { checked, differences: differences.filter(({ what }) => maySeeCost || !what.includes('cost')) }
  },
})
