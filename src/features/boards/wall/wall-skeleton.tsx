import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { tileWall } from '#src/ui/layout/tile.tsx'
import { css } from '#styled-system/css'

/** Skeleton of the boards. */
export const WallSkeleton = () => (
  <div aria-hidden="true" className={frame}>
    <Skeleton width="9rem" height="1.5rem" />
    <div className={tileWall}>
      {[0, 1, 2, 3].map(tile => (
        <Skeleton key={tile} height="11.5rem" className={css({ borderRadius: 'xl' })} />
      ))}
    </div>
  </div>
)

const frame = css({ display: 'grid', gap: '5', padding: 'page' })
