import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { TeamDevice } from '#src/contract/team.ts'
import { onDeviceStatus } from '#src/device/status.ts'
import { api } from '#src/features/team/load-team.ts'
import { errorCode } from '#src/lib/error-code.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'
import { DeviceRow } from './device-row.tsx'

interface Props {
  mayEdit: boolean
}

/** The devices of the team with their members, as the server of the team knows them now. */
export function TeamDevices({ mayEdit }: Props) {
  const isOnline = useSyncExternalStore(onDeviceStatus, () => navigator.onLine)
  return (
    <Card title={<Trans>Devices of the team</Trans>}>
      {isOnline ? (
        <DeviceList mayEdit={mayEdit} />
      ) : (
        <p className={words}>
          <Trans>This list comes from the team’s server and needs the network.</Trans>
        </p>
      )}
    </Card>
  )
}

/** The list, or the reason why there is none. */
type Found = { devices: TeamDevice[] } | { error: unknown }

const read = (): Promise<Found> =>
  api.devices().then(
    devices => ({ devices }),
    (error: unknown) => ({ error }),
  )

const RETRY_MS = 5000

function DeviceList({ mayEdit }: Props) {
  const [reading, setReading] = useState(read)
  const reload = () => startTransition(() => setReading(read()))
  return (
    <Suspense fallback={<SkeletonRows count={2} className={css({ paddingInline: 'card' })} />}>
      <Rows reading={reading} mayEdit={mayEdit} onChange={reload} />
    </Suspense>
  )
}

/** Returns whether the server cannot be reached. */
const isAway = (found: Found) =>
  'error' in found && found.error instanceof ApiProblem && found.error.status === 502

interface RowsProps extends Props {
  reading: Promise<Found>
  onChange: () => void
}

function Rows({ reading, mayEdit, onChange }: RowsProps) {
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
