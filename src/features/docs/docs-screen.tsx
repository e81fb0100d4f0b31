import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'
import { pageAt } from './docs-pages.ts'

const route = getRouteApi('/_app/docs/$')

/** The page of the documentation at the current address. */
export function DocsScreen() {
  const { _splat = '' } = route.useParams()
  const Page = pageAt(_splat)
  return (
    Page && (
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    )
  )
}
