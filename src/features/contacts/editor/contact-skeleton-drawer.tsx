import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

/** Skeleton of the drawer. */
export const ContactSkeletonDrawer = () => (
  <div aria-hidden="true" className={frame}>
    <Skeleton round width="6rem" height="6rem" />
    {Array.from({ length: 7 }, (_, line) => (
      <Skeleton key={line} height="2.75rem" className={css({ borderRadius: 'md' })} />
    ))}
  </div>
)

const frame = css({ display: 'grid', gap: '5', padding: '1' })
