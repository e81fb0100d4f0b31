import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

/** Skeleton of the screen. */
export const InventorySkeleton = () => (
  <div aria-hidden="true">
    <div className={head}>
      <Skeleton width="8rem" height="1.5rem" />
      <Skeleton width="6rem" />
      <Skeleton height="2.75rem" className={css({ borderRadius: 'md', marginTop: '3' })} />
    </div>
    <SkeletonRows count={9} />
  </div>
)

const head = css({ display: 'grid', gap: '2', paddingInline: 'page', paddingBlock: '4' })
