import { client } from '#src/api/client.ts'
import { audit } from '#src/contract/shop/audit.ts'
import { user } from '#src/contract/user.ts'
import { pageSize } from '#src/device/page-size.ts'
import type { AuditSearch } from './audit-search.ts'

/** Loads a page of the audit log, and the people whom it can name. Days are those of this device. */
export async function loadAudit({ by = '', kind = '', from, to, page = 1 }: AuditSearch) {
  const [lines, people] = await Promise.all([
    client(audit).list({
      query: {
        by,
        kind,
        from: from ? new Date(`${from}T00:00:00`).toISOString() : '',
        to: to ? new Date(`${to}T23:59:59.999`).toISOString() : '',
        page: String(page - 1),
        size: String(pageSize()),
      },
    }),
    client(user).list(),
  ])
  return { ...lines, people }
}
