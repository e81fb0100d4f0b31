import { css, cva, cx } from '#styled-system/css'

type Props = {
  /** `ink`: for the dark navigation. */
  tone?: 'accent' | 'ink'
  /** Shows only the picture, without the name. */
  mark?: boolean
  className?: string
}

/** The logo, a hill under an open horizon with a light above it, and the name of the app. */
export function Logo({ tone = 'accent', mark = false, className }: Props) {
  return (
    <span className={cx(lockup({ tone }), className)}>
      <svg viewBox="0 0 32 32" width="30" height="30" role="img" aria-label="Outpost">
        <path d="M16 3.5A12.5 12.5 0 1 0 28.5 16" fill="none" stroke="currentColor" {...line} />
        <path
          d="M5.2 20.6c3.4-.4 5-3 7.6-3 3 0 4.4 4.4 8 4.4 2.2 0 3.6-1 5.2-2.2A12 12 0 0 1 5.2 20.6z"
          fill="currentColor"
        />
        <circle cx="24" cy="8" r="3.6" className={light} />
      </svg>
      {!mark && (
        <span aria-hidden="true" className={word}>
          Outpost
        </span>
      )}
    </span>
  )
}

const line = { strokeWidth: 2.6, strokeLinecap: 'round' } as const
const lockup = cva({
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5' },
  variants: {
    tone: { accent: { color: 'accent.solid' }, ink: { color: 'accent.300', '& > span': { color: 'white' } } },
  },
})
const light = css({ fill: 'accent.500', '[data-theme=amber] &': { fill: 'accent.300' } })
const word = css({ textStyle: 'title', color: 'fg' })
