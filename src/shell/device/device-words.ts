import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { onUnsaved, unsavedCount } from '#src/device/drafts/unsaved.ts'
import { type DeviceStatus, deviceStatus, onDeviceStatus } from '#src/device/status.ts'

type Tone = 'live' | 'off' | 'waiting' | 'trouble'

/** The state of the user's work in a few words, one more sentence, and the colour of the dot. */
export function useDeviceWords() {
  const { t, i18n } = useLingui()
  const status = useSyncExternalStore(onDeviceStatus, deviceStatus)
  const count = i18n.number(useSyncExternalStore(onUnsaved, unsavedCount))
  const words: Record<DeviceStatus, [word: string, sentence: string, tone: Tone]> = {
    saved: [t`Saved on this device`, t`What you do is kept on this device.`, 'live'],
    offline: [t`Offline`, t`No network. Everything works, and what you do is kept on this device.`, 'off'],
    starting: [t`Starting`, t`Outpost is getting ready on this device.`, 'waiting'],
    waiting: [t`${count} waiting`, t`No network. What waits is tried again when it is back.`, 'waiting'],
    outdated: [
      t`Update failed`,
      t`The new version could not be loaded. What you do is kept on this device all the same.`,
      'waiting',
    ],
    failed: [t`Failed`, t`Something could not be saved. It is kept here, as it was typed.`, 'trouble'],
  }
  const [word, sentence, tone] = words[status]
  return { word, sentence, tone }
}
