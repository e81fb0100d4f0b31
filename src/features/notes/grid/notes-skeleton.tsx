import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

const heights = [9, 6, 12, 8, 5, 10, 7, 11, 6, 9]

/** Skeleton of the screen. */
export function NotesSkeleton() {
  return (
    <div aria-hidden="true" className={frame}>
      <Skeleton width="9rem" height="1.5rem" />
      <div className={grid}>
        {heights.map((height, index) => (
          <Skeleton key={index} height={`${height}rem`} className={css({ borderRadius: 'xl' })} />
        ))}
      </div>
    </div>
  )
}

const frame = css({ display: 'grid', gap: '5', padding: 'page' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(10rem, 1fr))]',
  alignItems: 'start',
  gap: '3.5',
})
