import { dayParam } from '#src/blocks/shop/documents/day-text.ts'
import { ordinal, searchParams, text } from '#src/lib/url/search-params.ts'

/** Whose lines of the audit log are shown, of which kind of document, and of which days. `page` counts from 1. */
export const auditSearch = searchParams({ by: text, kind: text, from: dayParam, to: dayParam, page: ordinal })
export type AuditSearch = ReturnType<typeof auditSearch>
