import { css, cva, cx } from '#styled-system/css'

type Props = {
  tone?: 'live' | 'waiting' | 'off' | 'trouble' | 'accent'
  /** Pulses, because something is happening now. */
  pulse?: boolean
  className?: string
}

/** A dot in a pale ring that marks live data. A text is always next to it. */
export function StatusDot({ tone = 'live', pulse = false, className }: Props) {
  return <span aria-hidden="true" className={cx(beacon({ tone }), pulse && breathing, className)} />
}

const beacon = cva({
  base: {
    position: 'relative',
    display: 'inline-block',
    flex: 'none',
    width: '2',
    height: '2',
    marginInline: '0.5',
    borderRadius: 'full',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '[-3px]',
      borderRadius: 'full',
      background: '[inherit]',
      opacity: '[0.22]',
    },
  },
  variants: {
    tone: {
      live: { background: 'presence.online' },
      waiting: { background: 'presence.away' },
      off: { background: 'presence.invisible' },
      trouble: { background: 'presence.busy' },
      accent: { background: 'accent.solid' },
    },
  },
})
const breathing = css({
  _after: { animation: '[pulse 2s {easings.standard} infinite]', _motionReduce: { animation: '[none]' } },
})
