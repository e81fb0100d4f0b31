import { Trans } from '@lingui/react/macro'
import { row } from '#src/features/showcase/page/arrange.ts'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'

/** The beacon: the only thing that moves by itself, because it is live. */
export const Live = () => (
  <span className={row}>
    <StatusDot tone="live" pulse />
    <Trans>Open now</Trans>
  </span>
)
