import { createFileRoute } from '@tanstack/react-router'
import { FaqsPage } from '#src/features/guides/faqs/faqs-page.tsx'
import { loadFaqs } from '#src/features/guides/load-help.ts'
import { searchParams, text } from '#src/lib/url/search-params.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The question that is open initially. */
const search = searchParams({ open: text })

export const Route = createFileRoute('/_app/apps/help-center/faqs')({
  validateSearch: search,
  staticData: { reads: ['guides', 'permissions'] },
  loader: loadFaqs,
  pendingComponent: PageSkeleton,
  component: FaqsPage,
})
