import { audit } from '#src/contract/shop/audit.ts'
import { handle } from '#sw/server/handle.ts'
import { pageOf } from '#sw/shop/documents/list.ts'
import { mayNamed } from '#sw/shop/documents/refuse.ts'
import { db } from '#sw/storage/db.ts'
import { integrity } from './integrity.ts'

export const auditHandlers = handle(audit, {
  async list({ query }) {
    if (query.document) {
      const rows = await db.shopAudit.where({ documentId: query.document }).toArray()
      return pageOf(
        rows.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
        query,
      )
    }
    const { by, kind, from, to } = query
    const lines = db.shopAudit.where('at').between(from || '', to || '\uffff', true, true)
    const found =
      by || kind
        ? lines.filter(line => (!by || line.by === by) && (!kind || line.documentKind === kind))
        : lines
    // Only the rows of the page are kept.
    const ids = (await found.primaryKeys()).reverse()
    const page = pageOf(ids, query)
    return { ...page, rows: (await db.shopAudit.bulkGet(page.rows)).flatMap(row => row ?? []) }
  },
  async integrity({ userId }) {
    const { checked, differences } = await integrity()
    const maySeeCost = await mayNamed(userId, 'seeCost')
    return { checked, differences: differences.filter(({ what }) => maySeeCost || !what.includes('cost')) }
  },
})
