import { ArrowDownOnSquareIcon, CircleStackIcon, LockClosedIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, startTransition, use, useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { requestPersistence, storageHealth } from '#src/device/storage.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'
import { formatBytes } from './format-bytes.ts'
import { HealthRow } from './health-row.tsx'
import { InstallRow } from './install-row.tsx'
import { VersionRow } from './version-row.tsx'

// This code loads Dexie, which exceeds the byte budget of the console.
const BackupRow = lazyWithRetry(() => import('./backup-row.tsx').then(module => module.BackupRow))

/** The health of the device: offline use, persistence of the storage, free space, and the last backup. */
export const DeviceHealth = () => (
  <Suspense>
    <Rows />
  </Suspense>
)

function Rows() {
  const { t, i18n } = useLingui()
  const can = useCan()
  const [reading, setReading] = useState(readNow)
  const { usage, quota, isPersisted, isReadyOffline } = use(reading)

  const keep = () =>
    startTransition(async () => {
      if (!(await requestPersistence()))
        toast.error(t`This browser does not promise it yet. Installing Outpost helps.`)
      startTransition(() => setReading(storageHealth()))
    })

  const used = formatBytes(usage ?? 0, i18n.locale)
  const room = formatBytes(quota ?? 0, i18n.locale)
  const isFull = usage !== undefined && quota !== undefined && usage > quota * 0.95

  return (
    <ul className={css({ paddingBlockEnd: '2' })}>
      <HealthRow icon={<ArrowDownOnSquareIcon />} title={<Trans>Without a network</Trans>}>
        {isReadyOffline ? (
          <Trans>Ready: everything works without a network</Trans>
        ) : (
          <Trans>Not ready yet: reload this page once</Trans>
        )}
      </HealthRow>
      <HealthRow
        icon={<LockClosedIcon />}
        title={<Trans>Your data</Trans>}
        action={
          !isPersisted && (
            <Button size="sm" onClick={keep}>
              <Trans>Keep</Trans>
            </Button>
          )
        }
      >
        {isPersisted ? (
          <Trans>Kept until you remove it</Trans>
        ) : (
          <Trans>The browser may clear it when room runs out</Trans>
        )}
      </HealthRow>
      {usage !== undefined && quota !== undefined && (
        <HealthRow icon={<CircleStackIcon />} title={<Trans>Storage</Trans>}>
          {isFull ? (
            <Trans>
              Nearly full: {used} of {room} used. Delete what you do not need.
            </Trans>
          ) : (
            <Trans>
              {used} of {room} used
            </Trans>
          )}
          <ProgressBar
            label={t`Storage used`}
            value={usage / quota}
            className={css({ marginBlockStart: '1.5' })}
          />
        </HealthRow>
      )}
      <InstallRow />
      {can('admin', 'edit') && (
        <Suspense>
          <BackupRow />
        </Suspense>
      )}
      <VersionRow />
    </ul>
  )
}

/** Read when it is shown; `use` needs the same promise at every attempt of the same render. */
let reading: { promise: ReturnType<typeof storageHealth>; at: number } | undefined
function readNow() {
  if (!reading || Date.now() - reading.at > 1000) reading = { promise: storageHealth(), at: Date.now() }
  return reading.promise
}
