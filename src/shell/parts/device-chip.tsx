import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { type DeviceStatus, deviceStatus, onDeviceStatus } from '#src/device/status.ts'
import { Beacon } from '#src/ui/beacon.tsx'
import { css } from '#styled-system/css'

/** The honest word on where one's work is. On a phone the dot; its word is still there to be heard. */
export function DeviceChip() {
  const { t } = useLingui()
  const status = useSyncExternalStore(onDeviceStatus, deviceStatus)
  const words: Record<DeviceStatus, string> = {
    saved: t`Saved on this device`,
    offline: t`Offline`,
    starting: t`Starting`,
  }
  const more: Record<DeviceStatus, string> = {
    saved: t`What you do is kept on this device.`,
    offline: t`No network. Everything works, and what you do is kept on this device.`,
    starting: t`Outpost is getting ready on this device.`,
  }

  return (
    <div role="status" title={more[status]} className={chip}>
      <Beacon tone={tones[status]} />
      <span className={text}>{words[status]}</span>
    </div>
  )
}

const tones = { saved: 'live', offline: 'off', starting: 'waiting' } as const

const chip = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: '[1.875rem]',
  paddingInlineStart: '2',
  paddingInlineEnd: { base: '2', sm: '3' },
  marginInlineEnd: { sm: '2' },
  borderRadius: 'full',
  textStyle: 'label',
  fontWeight: 'medium',
  color: 'muted',
  whiteSpace: 'nowrap',
  boxShadow: { sm: 'insetHairline' },
})
const text = css({ srOnly: { base: true, sm: false } })
