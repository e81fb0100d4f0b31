import { css, cx } from '#styled-system/css'

type Props = {
  /** 0 to 1; omit it when the total is unknown. */
  value?: number
  label: string
  className?: string
}

/** Progress as a bar. */
export function ProgressBar({ value, label, className }: Props) {
  return (
    <div {...meter(value, label)} className={cx(track, className)}>
      <div className={cx(fill, value === undefined && unknown)} style={{ scale: `${value ?? 0.4} 1` }} />
    </div>
  )
}

/** Progress as a ring of the size of an icon. */
export function ProgressRing({ value, label, className }: Props) {
  return (
    <svg
      {...meter(value, label)}
      viewBox="0 0 20 20"
      className={cx(ring, value === undefined && turning, className)}
    >
      <circle cx="10" cy="10" r="8" pathLength="1" opacity=".25" />
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength="1"
        strokeDasharray={`${value ?? 0.3} 1`}
        strokeLinecap="round"
      />
    </svg>
  )
}

const meter = (value: number | undefined, label: string) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': value === undefined ? undefined : Math.round(value * 100),
})

const track = css({
  height: '1',
  borderRadius: 'full',
  overflow: 'hidden',
  background: 'pressed',
  _highContrast: { background: '[GrayText]' },
})
const fill = css({
  height: 'full',
  background: 'accent.solid',
  _highContrast: { background: '[Highlight]' },
  transformOrigin: 'left',
  transition: '[scale {durations.slow} {easings.standard}]',
})
const unknown = css({ animation: '[travel 1.2s {easings.standard} infinite]' })
const ring = css({
  flex: 'none',
  width: 'icon.md',
  height: 'icon.md',
  rotate: '[-90deg]',
  fill: '[none]',
  stroke: 'current',
  strokeWidth: '[2.4]',
  color: 'accent.solid',
})
const turning = css({ animation: '[spin 0.9s linear infinite]' })
