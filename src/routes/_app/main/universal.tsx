import { createFileRoute } from '@tanstack/react-router'
import { journalSearch } from '#src/features/universal/journal-search.ts'
import { loadJournal } from '#src/features/universal/load-journal.ts'
import { Universal } from '#src/features/universal/universal.tsx'
import { withTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/universal')({
  validateSearch: journalSearch,
  staticData: { reads: ['shop', 'permissions'], fills: true },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => withTexts('universal', withTexts('shop', loadJournal(deps))),
  pendingComponent: PageSkeleton,
  component: UniversalScreen,
})

function UniversalScreen() {
  return <Universal {...Route.useLoaderData()} search={Route.useSearch()} />
}
