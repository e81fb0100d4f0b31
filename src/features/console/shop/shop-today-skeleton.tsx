import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** Keeps the place of the shop's part until its code and its figures are loaded. */
export const ShopTodaySkeleton = () => (
  <>
    <FiguresSkeleton />
    <ChartSkeleton />
  </>
)

const FiguresSkeleton = () => (
  <div className={cx(sheet(), figures)}>
    {Array.from({ length: 4 }, (_, figure) => (
      <div key={figure} className={words}>
        <Skeleton width="5rem" />
        <Skeleton width="9rem" height="1.75rem" />
        <Skeleton width="7rem" height="0.5rem" />
      </div>
    ))}
  </div>
)

/** Keeps the place of the chart of the week. */
export const ChartSkeleton = () => (
  <div className={cx(sheet(), chart)}>
    <SkeletonRows count={5} />
  </div>
)

const figures = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'center',
  gap: '5',
  padding: '5',
  height: { base: '[15.25rem]', md: '[7.75rem]' },
})
const words = css({ display: 'grid', gap: '3' })
const chart = css({ height: '80', overflow: 'hidden' })
