import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'
import { pageAt } from './showcase-pages.ts'

const route = getRouteApi('/_app/ui/$')

/** The page of the showcase at the current address. */
export function ShowcaseScreen() {
  const { _splat = '' } = route.useParams()
  const Page = pageAt(_splat)
  return (
    Page && (
      <Suspense key={_splat} fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    )
  )
}
