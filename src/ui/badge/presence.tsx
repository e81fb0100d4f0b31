import { useLingui } from '@lingui/react/macro'
import { cva, cx } from '#styled-system/css'

/** The status of a person. */
export type PresenceState = 'online' | 'away' | 'busy' | 'invisible'

/** The dot of a person's status; `--ring` is the colour of the gap around it. */
export function Presence({ state, className }: { state: PresenceState; className?: string }) {
  const { t } = useLingui()
  const names = { online: t`Online`, away: t`Away`, busy: t`Busy`, invisible: t`Invisible` }
  return <span role="img" aria-label={names[state]} className={cx(dot({ state }), className)} />
}

const dot = cva({
  base: {
    width: '[28%]',
    minWidth: '2',
    maxWidth: '3.5',
    aspectRatio: 'square',
    borderRadius: 'full',
    boxShadow: '[0 0 0 2px var(--ring, {colors.surface})]',
  },
  variants: {
    state: {
      online: { background: 'presence.online' },
      away: { background: 'presence.away' },
      busy: { background: 'presence.busy' },
      invisible: { background: 'presence.invisible' },
    },
  },
})
