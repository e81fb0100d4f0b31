import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

/** Skeleton of the screen. */
export function TaskSkeleton() {
  return (
    <div aria-hidden="true" className={frame}>
      <Skeleton width="7rem" height="1.5rem" />
      <Skeleton width="14rem" />
      <Skeleton height="3rem" className={css({ borderRadius: 'lg', marginBlock: '3' })} />
      {Array.from({ length: 9 }, (_, row) => (
        <div key={row} className={line}>
          <Skeleton round width="1.25rem" height="1.25rem" />
          <Skeleton width={`${24 + ((row * 17) % 30)}%`} />
          <Skeleton width="4rem" height="0.5rem" className={css({ marginInlineStart: 'auto' })} />
        </div>
      ))}
    </div>
  )
}

const frame = css({ display: 'grid', gap: '2', padding: 'page' })
const line = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'rowCompact' })
