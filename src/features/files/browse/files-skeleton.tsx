import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'
import { GAP_PX, TILE_HEIGHT_PX } from './tile-columns.ts'

/** Skeleton of the screen. */
export const FilesSkeleton = () => (
  <div aria-hidden="true" className={frame}>
    <Skeleton width="10rem" height="1.75rem" />
    <Skeleton width="7rem" />
    <div className={tiles} style={{ gap: GAP_PX }}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} height={`${TILE_HEIGHT_PX}px`} className={css({ borderRadius: 'xl' })} />
      ))}
    </div>
  </div>
)

const frame = css({ display: 'grid', gap: '2', paddingInline: 'page', paddingBlock: '4' })
const tiles = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' })
