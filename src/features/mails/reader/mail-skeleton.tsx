import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

/** Skeleton of a mail. */
export const MailSkeleton = () => (
  <div aria-hidden="true" className={frame}>
    <Skeleton width="55%" height="1.5rem" />
    <Skeleton round width="2.5rem" height="2.5rem" />
    {[92, 84, 96, 60].map(width => (
      <Skeleton key={width} width={`${width}%`} />
    ))}
  </div>
)

const frame = css({
  flex: '1',
  minWidth: '0',
  display: 'grid',
  alignContent: 'start',
  gap: '4',
  padding: '10',
  paddingBlockStart: '20',
})
