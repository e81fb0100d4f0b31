import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { pageLayout } from '#src/ui/layout/page-layout.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** Skeleton of the console. */
export const ConsolePending = () => (
  <div className={pageLayout}>
    <div className={words}>
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton width="10rem" />
    </div>
    <div className={cx(sheet(), figures)} />
    <div className={cx(sheet(), list)} />
  </div>
)

const words = css({ display: 'grid', gap: '3' })
const figures = css({ height: '32' })
const list = css({ height: '96' })
