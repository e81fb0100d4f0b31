import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '#src/features/admin/audit/audit-page.tsx'
import { auditSearch } from '#src/features/admin/audit/audit-search.ts'
import { loadAudit } from '#src/features/admin/audit/load-audit.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/admin_/audit')({
  validateSearch: auditSearch,
  staticData: { reads: ['shop', 'user', 'permissions'] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => withTexts('admin', withTexts('shop', loadAudit(deps))),
  pendingComponent: PageSkeleton,
  component: AuditScreen,
})

function AuditScreen() {
  return <AuditPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
