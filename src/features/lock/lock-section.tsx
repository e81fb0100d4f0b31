import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { chooseLock, chosenLock, lockMinutes, onLockChosen } from '#src/device/lock-setting.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { SettingSection } from '#src/ui/layout/setting-section.tsx'
import { css } from '#styled-system/css'

/** The choice after how many minutes without input the app locks for a user on this device. */
export function LockSection({ userId }: { userId: string }) {
  const { t } = useLingui()
  const chosen = useSyncExternalStore(onLockChosen, () => chosenLock(userId))
  return (
    <SettingSection title={<Trans>Lock screen</Trans>}>
      <p className={css({ color: 'muted' })}>
        <Trans>
          When you are away for this time, the app hides your data in every tab on this device and asks for
          your password. Drafts stay.
        </Trans>
      </p>
      <SegmentedControl
        label={t`Lock after`}
        value={`${chosen}`}
        onChange={value => chooseLock(userId, lockMinutes.find(minutes => `${minutes}` === value) ?? 0)}
        options={lockMinutes.map(minutes => ({
          value: `${minutes}` as const,
          label: minutes === 0 ? t`Never` : t`${{ minutes }} min`,
        }))}
      />
    </SettingSection>
  )
}
