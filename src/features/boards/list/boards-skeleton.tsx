import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { tileGrid } from '#src/ui/layout/tile.tsx'
import { css } from '#styled-system/css'

/** Skeleton of the boards. */
export const BoardsSkeleton = () => (
  <div aria-hidden="true" className={frame}>
    <Skeleton width="9rem" height="1.5rem" />
    <div className={tileGrid}>
      {[0, 1, 2, 3].map(tile => (
        <Skeleton key={tile} height="11.5rem" className={css({ borderRadius: 'xl' })} />
      ))}
    </div>
  </div>
)

const frame = css({ display: 'grid', gap: '5', padding: 'page' })
