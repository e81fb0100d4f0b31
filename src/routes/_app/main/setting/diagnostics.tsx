import { createFileRoute } from '@tanstack/react-router'

import { DiagnosticsPage } from '#src/features/diagnostics/diagnostics-page.tsx'
import { loadDiagnostics } from '#src/features/diagnostics/load-diagnostics.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { chatState } from '#src/shell/chat/chat-state.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/setting/diagnostics')({
  loader: () => withTexts('diagnostics', loadDiagnostics(chatState())),
  pendingComponent: PageSkeleton,
  component: DiagnosticsScreen,
})

function DiagnosticsScreen() {
  return <DiagnosticsPage facts={Route.useLoaderData()} />
}
