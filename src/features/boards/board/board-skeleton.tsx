import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

const columns = [5, 3, 2, 6]

/** Skeleton of a board. */
export const BoardSkeleton = () => (
  <div aria-hidden="true" className={frame}>
    <Skeleton width="16rem" height="2rem" />
    <div className={row}>
      {columns.map(count => (
        <div key={count} className={column}>
          <Skeleton width="7rem" />
          {Array.from({ length: count }, (_, card) => (
            <Skeleton key={card} height="6.5rem" className={css({ borderRadius: 'lg' })} />
          ))}
        </div>
      ))}
    </div>
  </div>
)

const frame = css({ display: 'grid', alignContent: 'start', gap: '5', padding: 'page', overflow: 'hidden' })
const row = css({ display: 'flex', gap: '4' })
const column = css({
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  gap: '3',
  width: 'pane.boardList',
})
