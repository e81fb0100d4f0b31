import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

/** Skeleton of the till. */
export const TillPending = () => (
  <div aria-hidden="true" className={frame}>
    <Skeleton width="8rem" height="1.5rem" />
    <Skeleton height="2.75rem" className={css({ borderRadius: 'md' })} />
    <SkeletonRows count={9} />
  </div>
)

const frame = css({ display: 'grid', gap: '3', paddingInline: 'page', paddingBlock: '4' })
