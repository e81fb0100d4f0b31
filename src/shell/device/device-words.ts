import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { type DeviceStatus, deviceStatus, onDeviceStatus } from '#src/device/status.ts'
import { onUnsaved, unsavedCount } from '#src/device/unsaved.ts'

/** The state of the user's work in a few words, one more sentence, and the colour of the dot. */
export function useDeviceWords() {
  const { t } = useLingui()
  const status = useSyncExternalStore(onDeviceStatus, deviceStatus)
  const count = useSyncExternalStore(onUnsaved, unsavedCount)
  const words: Record<DeviceStatus, [word: string, sentence: string]> = {
    saved: [t`Saved on this device`, t`What you do is kept on this device.`],
    offline: [t`Offline`, t`No network. Everything works, and what you do is kept on this device.`],
    starting: [t`Starting`, t`Outpost is getting ready on this device.`],
    waiting: [t`${count} waiting`, t`No network. What waits is tried again when it is back.`],
    outdated: [
      t`Update failed`,
      t`The new version could not be loaded. What you do is kept on this device all the same.`,
    ],
    failed: [t`Failed`, t`Something could not be saved. It is kept here, as it was typed.`],
  }
  const [word, sentence] = words[status]
  return { word, sentence, tone: tones[status] }
}

const tones = {
  saved: 'live',
  offline: 'off',
  starting: 'waiting',
  waiting: 'waiting',
  failed: 'trouble',
  outdated: 'waiting',
} as const
