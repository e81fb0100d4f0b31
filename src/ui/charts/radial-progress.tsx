import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { type ChartColor, colorOf } from './chart-model.ts'
import { DrawIn } from './plot/draw-in.tsx'

interface Props {
  /** 0 to 1. */
  value: number
  /** The accessible name. */
  label: string
  color?: ChartColor
  /** In the middle; by default the value in per cent. */
  children?: ReactNode
  /** In px. */
  size?: number
}

/** A share as a ring, with its value in the middle. */
export function RadialProgress({ value, label, color = 'line', children, size = 88 }: Props) {
  const share = Math.min(Math.max(value, 0), 1)
  const percent = Math.round(value * 100)
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={frame}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 88 88" width={size} height={size} aria-hidden="true" style={{ gridArea: '1 / 1' }}>
        <circle cx={44} cy={44} r={38} fill="none" stroke="var(--colors-pressed)" strokeWidth={9} />
        <DrawIn>
          <circle
            cx={44}
            cy={44}
            r={38}
            fill="none"
            stroke={colorOf(color)}
            strokeWidth={9}
            strokeLinecap={share > 0 ? 'round' : 'butt'}
            pathLength={1}
            strokeDasharray={`${share} 1`}
            transform="rotate(-90 44 44)"
          />
        </DrawIn>
      </svg>
      <span aria-hidden="true" style={{ gridArea: '1 / 1' }}>
        {children ?? `${percent}%`}
      </span>
    </div>
  )
}

const frame = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  textStyle: 'titleSm',
  fontVariantNumeric: 'tabular-nums',
})
