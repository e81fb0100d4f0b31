import type { CSSProperties } from 'react'
import { css, cva, cx } from '#styled-system/css'

type Props = {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  round?: boolean
  className?: string
}

/** A grey placeholder while content loads; visible after 150 ms. Give it the shape of the content. */
export function Skeleton({ width = '100%', height = '0.625rem', round = false, className }: Props) {
  return <span aria-hidden="true" className={cx(bone({ round }), className)} style={{ width, height }} />
}

/** Rows of a list: a circle, two lines, a value on the right. */
export function SkeletonRows({ count = 6, className }: { count?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={line}>
          <Skeleton round width="2.5rem" height="2.5rem" />
          <span className={words}>
            <Skeleton width={`${38 + ((row * 23) % 34)}%`} />
            <Skeleton width={`${56 + ((row * 17) % 28)}%`} height="0.5rem" />
          </span>
          <Skeleton width="2.25rem" height="0.5rem" />
        </div>
      ))}
    </div>
  )
}

const bone = cva({
  base: {
    display: 'block',
    flex: 'none',
    maxWidth: 'full',
    borderRadius: 'xs',
    backgroundImage:
      '[linear-gradient(100deg, {colors.pressed} 40%, {colors.hover} 50%, {colors.pressed} 60%)]',
    backgroundSize: '[300% 100%]',
    animation:
      '[fadeIn {durations.base} {durations.loadingDelay} both, shimmer 1.6s {durations.loadingDelay} linear infinite]',
    _print: { display: 'none' },
  },
  variants: { round: { true: { borderRadius: 'full' } } },
})
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: 'row',
  paddingInline: 'card',
  borderBottom: 'hairline',
})
const words = css({ flex: '1', display: 'grid', gap: '2' })
