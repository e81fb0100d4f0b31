import { createFileRoute } from '@tanstack/react-router'
import { loadPlan } from '#src/features/pages/load-plan.ts'
import { isPriceVariant } from '#src/features/pages/pricing/price-variants.ts'
import { PricingPage } from '#src/features/pages/pricing/pricing-page.tsx'
import { oneOf, searchParams } from '#src/lib/url/search-params.ts'
import { unknownPath } from '#src/routes/-unknown-path.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/pages/pricing/$variant')({
  validateSearch: searchParams({ cycle: oneOf('month', 'year') }),
  staticData: { reads: ['pages', 'permissions'] },
  loader: ({ params: { variant } }) => {
    if (!isPriceVariant(variant)) throw unknownPath()
    return loadPlan()
  },
  pendingComponent: PageSkeleton,
  component: PricingPage,
})
