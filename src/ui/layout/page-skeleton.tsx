import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { pageLayout } from './page-layout.tsx'

/** The skeleton of a `PageLayout` until its data is loaded. */
export const PageSkeleton = () => (
  <div aria-hidden="true" className={pageLayout}>
    <div className={words}>
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton width="18rem" />
    </div>
    <div className={cx(sheet(), css({ height: '32' }))} />
    <div className={cx(sheet(), css({ overflow: 'hidden' }))}>
      <SkeletonRows />
    </div>
  </div>
)

const words = css({ display: 'grid', gap: '3', paddingBlock: '1' })
