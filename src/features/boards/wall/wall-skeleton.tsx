import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

/** Skeleton of the boards. */
export const WallSkeleton = () => (
  <div aria-hidden="true" className={frame}>
    <Skeleton width="9rem" height="1.5rem" />
    <div className={grid}>
      {[0, 1, 2, 3].map(tile => (
        <Skeleton key={tile} height="11.5rem" className={css({ borderRadius: 'xl' })} />
      ))}
    </div>
  </div>
)

const frame = css({ display: 'grid', gap: '5', padding: 'page' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]',
  gap: '4',
})
