import { ArrowDownOnSquareIcon, CircleStackIcon, LockClosedIcon, TagIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, startTransition, use, useState } from 'react'
import { persist, storageHealth } from '#src/device/storage.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress.tsx'
import { toast } from '#src/ui/toast.tsx'
import { css } from '#styled-system/css'
import { bytesInWords } from './bytes-in-words.ts'
import { Card } from './card.tsx'
import { HealthRow } from './health-row.tsx'

/** Whether one can rely on this device: offline, for how long, and with how much room. */
export const DeviceHealth = () => (
  <Card title={<Trans>Health of this device</Trans>}>
    <Suspense>
      <Rows />
    </Suspense>
  </Card>
)

function Rows() {
  const { t, i18n } = useLingui()
  const [reading, setReading] = useState(readOnce)
  const { usage, quota, isPersisted, isReadyOffline } = use(reading)

  const keep = () =>
    startTransition(async () => {
      if (!(await persist())) toast.error(t`This browser does not promise it yet. Installing Outpost helps.`)
      startTransition(() => setReading(storageHealth()))
    })

  const used = bytesInWords(usage ?? 0, i18n.locale)
  const room = bytesInWords(quota ?? 0, i18n.locale)

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
          <Trans>
            {used} of {room} used
          </Trans>
          <ProgressBar
            label={t`Storage used`}
            value={usage / quota}
            className={css({ marginBlockStart: '1.5' })}
          />
        </HealthRow>
      )}
      {version && (
        <HealthRow icon={<TagIcon />} title={<Trans>Version</Trans>}>
          {version}
        </HealthRow>
      )}
    </ul>
  )
}

const version: string | undefined = import.meta.env.VITE_VERSION

/** Read when the card is first shown; `use` needs the same promise on every try. */
let firstReading: ReturnType<typeof storageHealth> | undefined
function readOnce() {
  firstReading ??= storageHealth()
  return firstReading
}
