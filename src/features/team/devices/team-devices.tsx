import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, use, useEffect } from 'react'
import { errorCode } from '#src/lib/error-code.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'
import { DeviceRow } from './device-row.tsx'
import type { Found } from './use-devices.ts'

const RETRY_MS = 5000

interface Props {
  reading: Promise<Found>
  onChange: () => void
  mayEdit: boolean
}

/** The devices of the team with their members, as the server of the team knows them now. */
export const TeamDevices = (props: Props) => (
  <Card title={<Trans>Devices of the team</Trans>}>
    <Suspense fallback={<SkeletonRows count={2} className={css({ paddingInline: 'card' })} />}>
      <Rows {...props} />
    </Suspense>
  </Card>
)

/** In the place of the list without a network. */
export const NoDevices = () => (
  <Card title={<Trans>Devices of the team</Trans>}>
    <p className={words}>
      <Trans>This list comes from the team’s server and needs the network.</Trans>
    </p>
  </Card>
)

/** Returns whether the server cannot be reached. */
const isAway = (found: Found) =>
  'error' in found && found.error instanceof ApiProblem && found.error.status === 502

function Rows({ reading, mayEdit, onChange }: Props) {
  const { t } = useLingui()
  const found = use(reading)
  // The network, or the server, can be away for a moment more after the browser is online.
  useEffect(() => {
    if (!isAway(found)) return
    const timer = setTimeout(onChange, RETRY_MS)
    return () => clearTimeout(timer)
  }, [found, onChange])

  if ('error' in found)
    return (
      <ErrorState title={t`The devices did not load`} code={errorCode(found.error)} onRetry={onChange}>
        {found.error instanceof ApiProblem && found.error.message ? found.error.message : undefined}
      </ErrorState>
    )
  if (found.devices.length === 0)
    return (
      <p className={words}>
        <Trans>The team has no devices.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`Devices of the team`} className={css({ paddingBlockEnd: '2' })}>
      {found.devices.map(device => (
        <DeviceRow key={device.id} device={device} mayRemove={mayEdit && !device.own} onRemoved={onChange} />
      ))}
    </ul>
  )
}

const words = css({ color: 'muted', paddingInline: 'card', paddingBlockStart: '1', paddingBlockEnd: '5' })
