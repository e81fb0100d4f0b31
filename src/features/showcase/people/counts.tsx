import { useLingui } from '@lingui/react/macro'
import { row, stack } from '#src/features/showcase/page/arrange.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'

/** Counts that someone acts on, and the dot of live things beside their words. */
export function Counts() {
  const { t } = useLingui()
  const states = [
    { tone: 'live', words: t`Saved on this device` },
    { tone: 'waiting', words: t`4 changes are waiting` },
    { tone: 'off', words: t`Offline` },
    { tone: 'trouble', words: t`2 changes failed` },
    { tone: 'accent', words: t`Open now` },
  ] as const
  return (
    <div className={stack}>
      <div className={row}>
        <Badge count={3} />
        <Badge count={128} tone="danger" />
        <Badge count={12} tone="quiet" />
      </div>
      {states.map(({ tone, words }) => (
        <span key={tone} className={row}>
          <StatusDot tone={tone} pulse={tone === 'live'} />
          {words}
        </span>
      ))}
    </div>
  )
}
